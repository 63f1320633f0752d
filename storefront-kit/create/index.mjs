#!/usr/bin/env node
// Creates a storefront from a template. npm runs this file for `npm create @countertop/storefront my-store -- --template next`.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, extname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const MINIMUM_NODE = [20, 11];
const TEMPLATES = join(import.meta.dirname, "templates");
/** Files that npm excludes from packages, or changes, have different names in a template. */
const RENAMED = { gitignore: ".gitignore", "env.example": ".env.example" };
/** Our packages that a template may depend on, each with the start of its tarball's name. */
const OURS = {
  "@countertop/sdk": "countertop-sdk",
  "@countertop/storefront-kit": "countertop-storefront-kit",
};
/** Extensions of the files whose placeholders are replaced. */
const TEXTS = new Set([".css", ".example", ".js", ".json", ".md", ".mjs", ".ts", ".tsx"]);

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));
const templates = readdirSync(TEMPLATES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const HELP = `Creates a storefront for a Medusa v1 store.

  create-storefront my-store --template ${templates[0]}

  --template NAME  ${templates.map((name) => `${name}: ${aboutOf(name)}`).join("\n                   ")}
  --store URL      the URL of the store (default: http://localhost:9000)
  --key KEY        the store's publishable API key, if its sales channels need one
  --country CODE   the country of visitors whose own country is unknown (default: de)
  --from FOLDER    a folder with the tarballs of Countertop's packages, which are copied into the storefront

The folder must be new or empty.`;

function aboutOf(name) {
  return JSON.parse(readFileSync(join(TEMPLATES, name, "package.json"), "utf8")).description ?? "";
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]))
  refuse(
    `Node ${MINIMUM_NODE.join(".")} or newer is required, but this is Node ${process.versions.node}.`,
  );

function readArguments() {
  const text = { type: "string" };
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        template: text,
        store: text,
        key: text,
        country: text,
        from: text,
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return refuse(`${error.message}\n\n${HELP}`);
  }
}

const { values: given, positionals } = readArguments();
if (given.help) {
  console.log(HELP);
  process.exit(0);
}
const [place, ...more] = positionals;
if (place === undefined || more.length > 0)
  refuse(`Name one folder for the storefront.\n\n${HELP}`);
const template = given.template ?? (templates.length === 1 ? templates[0] : undefined);
if (template === undefined) refuse(`Choose a template with --template: ${templates.join(" or ")}.`);
if (!templates.includes(template))
  refuse(`There is no template ${template}. Choose ${templates.join(" or ")}.`);

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

const { store = "http://localhost:9000", key = "", country = "de" } = given;
if (!URL.canParse(store) || !/^https?:$/.test(new URL(store).protocol))
  refuse(`${store} isn't the URL of a store. Enter one such as https://store.example.com.`);
if (!/^[a-z]{2}$/i.test(country))
  refuse(`${country} isn't a country's code. Enter one with two letters, such as de.`);
if (key !== "" && !/^[\w-]+$/.test(key)) refuse(`${key} isn't a publishable API key.`);

/** Returns the tarball of each of our packages in the folder of `--from`. */
function tarballsIn(from) {
  const found = {};
  for (const [ours, file] of Object.entries(OURS)) {
    const tarball = join(resolve(from), `${file}-${version}.tgz`);
    if (!existsSync(tarball))
      refuse(`${resolve(from)} doesn't have ${basename(tarball)}. Run \`npm run pack\` first.`);
    found[ours] = tarball;
  }
  return found;
}
const tarballs = given.from === undefined ? undefined : tarballsIn(given.from);

try {
  cpSync(join(TEMPLATES, template), folder, {
    recursive: true,
    // Leaves out what a build or an installation in the template's own folder created.
    filter: (path) =>
      !/^(node_modules|\.next|\.tanstack|\.turbo|dist|styled-system|routeTree\.gen\.ts)$/.test(
        basename(path),
      ),
  });
} catch ({ code }) {
  refuse(`${folder} can't be created: ${code}. Choose a folder that you may write to.`);
}
for (const [from, to] of Object.entries(RENAMED))
  if (existsSync(join(folder, from))) renameSync(join(folder, from), join(folder, to));
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const text = readFileSync(path, "utf8");
  const filled = text
    .replaceAll("my-store", name)
    .replaceAll("My Store", title)
    .replaceAll("TEMPLATE_VERSION", version)
    .replaceAll("http://localhost:9000", store.replace(/\/+$/, ""))
    .replaceAll("PUBLISHABLE_KEY_VALUE", key)
    .replaceAll("COUNTRY_VALUE", country.toLowerCase());
  if (filled !== text) writeFileSync(path, filled);
}
if (existsSync(join(folder, ".env.example")))
  copyFileSync(join(folder, ".env.example"), join(folder, ".env"));

const manifestFile = join(folder, "package.json");
const { description: _, ...manifest } = JSON.parse(readFileSync(manifestFile, "utf8"));
for (const ours of Object.keys(OURS)) {
  if (!(ours in manifest.dependencies)) continue;
  manifest.dependencies[ours] = `^${version}`;
  if (tarballs === undefined) continue;
  const kept = `packages/${basename(tarballs[ours])}`;
  mkdirSync(join(folder, "packages"), { recursive: true });
  copyFileSync(tarballs[ours], join(folder, kept));
  manifest.dependencies[ours] = `file:${kept}`;
}
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(
  join(folder, "countertop.template.json"),
  `${JSON.stringify({ template, version }, null, 2)}\n`,
);

console.log(`Created ${folder} from the template ${template} ${version}. Next:

  cd ${relative(".", folder) || "."}
  npm install
  npm run dev

The store's URL, key, and country are in .env.${
  tarballs === undefined
    ? `

Countertop's packages aren't on a registry yet. Create the storefront with --from FOLDER, the folder of their tarballs.`
    : ""
}`);
