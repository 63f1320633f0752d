#!/usr/bin/env node
// This file must also run in old versions of Node, to report them. It uses only old syntax, and no `node:` imports.
const OLDEST = "20.11";

const parts = process.versions.node.split(".").map(Number);

if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 11)) void import("./dist/cli.js");
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
