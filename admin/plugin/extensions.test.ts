import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { pluginsWithExtensions, sourcesFile } from "../server/v1-sources.ts";
import { findBuilt } from "./extensions.ts";

let store = "";

afterEach(() => rmSync(store, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(store, name)), { recursive: true });
    writeFileSync(join(store, name), text);
  }
}

function storeWith(files: Record<string, string>): void {
  store = mkdtempSync(join(tmpdir(), "countertop-built-"));
  write({ "package.json": "{}", ...files });
}

const found = (...others: string[]) => findBuilt(store, { others, version: "1.2.3" });

const WIDGETS = { "src/admin/widgets/one.tsx": "1", "src/admin/lib/price.ts": "1" };
const STARS = "node_modules/stars/dist/admin/_virtual_entry.js";
const config = (options: object) =>
  `module.exports = { plugins: ["server", { resolve: "stars", options: ${JSON.stringify(options)} }] };`;
/** Writes what a build writes. */
const build = () => {
  const plugins = pluginsWithExtensions(store, [{ resolve: "stars", options: { enableUI: true } }]);
  const { fileName, source } = sourcesFile(store, plugins);
  write({ "admin-extensions/index.js": "", [`admin-extensions/${fileName}`]: source });
};

it("a store without extensions gets no message", () => {
  storeWith({ "medusa-config.js": config({ enableUI: true }), "src/api/index.js": "" });
  expect(found()).toEqual({ folders: [], messages: [] });
});

it("extensions that aren't built are listed, with the commands that build them", () => {
  storeWith({ ...WIDGETS, "medusa-config.js": config({ enableUI: true }), [STARS]: "1" });
  expect(found()).toEqual({
    folders: [],
    messages: [
      "doesn't load extensions that aren't built: src/admin/widgets/one.tsx, stars. Build them, and restart the store: npm install --save-dev ./countertop-1.2.3.tgz && npx countertop build",
    ],
  });
  write({ "node_modules/countertop/package.json": "{}" });
  expect(found().messages[0]).toMatch(/ restart the store: npx countertop build$/);
});

it("a plugin whose extension isn't enabled needs no build", () => {
  storeWith({ "medusa-config.js": config({}), [STARS]: "1" });
  expect(found()).toEqual({ folders: [], messages: [] });
});

it("built extensions are loaded, and reported if their code or a plugin's has changed", () => {
  storeWith({ ...WIDGETS, "medusa-config.js": config({ enableUI: true }), [STARS]: "1" });
  build();
  const loads = "loads the extensions in admin-extensions.";
  expect(found()).toEqual({ folders: [join(store, "admin-extensions")], messages: [loads] });
  for (const changed of ["src/admin/lib/price.ts", "src/admin/routes/new/page.js", STARS]) {
    write({ [changed]: "2" });
    expect(found().messages, changed).toEqual([
      loads,
      expect.stringMatching(/^loads extensions that have changed since they were built\. /),
    ]);
    build();
    expect(found().messages, changed).toEqual([loads]);
  }
});

it("built extensions are loaded without their sources, and without a record of them", () => {
  storeWith({ "admin-extensions/index.js": "" });
  expect(found().messages).toEqual(["loads the extensions in admin-extensions."]);
  write({ ...WIDGETS });
  expect(found().messages).toEqual(["loads the extensions in admin-extensions."]);
});

it("folders in the option are loaded too, except those that aren't built", () => {
  storeWith({ "loyalty/dist/index.js": "" });
  expect(found("loyalty/dist", "labels")).toEqual({
    folders: [join(store, "loyalty/dist")],
    messages: [
      "loads the extensions in loyalty/dist.",
      "doesn't load labels, because it has no index.js. List output folders of countertop build in the option extensions.",
    ],
  });
});
