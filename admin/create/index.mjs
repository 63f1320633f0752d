#!/usr/bin/env node
// Creates an extension of the admin in a new folder. npm runs this file for `npm create @countertop/extension my-extension`.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

const HELP = `Creates an extension of the Countertop admin, with a page, a widget, their types, and a build.

  create-extension my-extension

The folder must be new or empty.`;

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));

function refuse(message) {
  console.error(message);
  process.exit(1);
}

const [place, ...more] = process.argv.slice(2);
if (place === "--help" || place === "-h") {
  console.log(HELP);
  process.exit(0);
}
if (place === undefined || place.startsWith("-") || more.length > 0)
  refuse(`Name one folder for the extension.\n\n${HELP}`);

const folder = resolve(place);
if (existsSync(folder)) {
  let present;
  try {
    present = readdirSync(folder);
  } catch {
    refuse(`${folder} is a file. Choose another folder.`);
  }
  if (present.length > 0)
    refuse(
      `${folder} isn't empty: it has ${present.slice(0, 3).join(", ")}${present.length > 3 ? ", …" : ""}. Choose a new or an empty folder.`,
    );
}

const name = basename(folder)
  .toLowerCase()
  .replace(/[^a-z0-9-]+/g, "-")
  .replace(/^-+|-+$/g, "");
if (name === "")
  refuse(`${basename(folder)} has no letters for a package's name. Choose another name.`);
const title = name
  .split("-")
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join(" ");

try {
  cpSync(join(import.meta.dirname, "template"), folder, { recursive: true });
} catch ({ code }) {
  refuse(`${folder} can't be created: ${code}. Choose a folder that you may write to.`);
}
// npm excludes `.gitignore` files from packages, so the template's file has a different name.
renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
for (const file of ["package.json", "README.md", "src/index.ts", "src/page.tsx"]) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text
      .replaceAll("my-extension", name)
      .replaceAll("My Extension", title)
      .replaceAll("VERSION", version),
  );
}

console.log(`Created ${folder}. Next:

  cd ${relative(".", folder) || "."}
  npm install --save-dev PATH/countertop-${version}.tgz PATH/countertop-sdk-${version}.tgz
  npm run dev -- --store https://api.example.com

PATH is the folder with the tarballs, because the packages aren't on a registry yet.`);
