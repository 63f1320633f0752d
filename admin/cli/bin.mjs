#!/usr/bin/env node
// This file runs before Node's version is known, so it uses only ES2015, and no `node:` imports.
const OLDEST = 20;

if (parseInt(process.versions.node, 10) >= OLDEST) void import("./dist/cli.js");
else {
  console.error(
    "countertop needs Node " +
      OLDEST +
      " or newer; this is Node " +
      process.versions.node +
      ". Install Node 24.",
  );
  process.exitCode = 1;
}
