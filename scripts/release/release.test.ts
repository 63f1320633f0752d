import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nextOf, notesOf } from "./notes.ts";
import {
  ADDRESS_IS_MISSING,
  addressOf,
  addressProblem,
  FOLDERS,
  installScripts,
  publicFields,
  publishedManifest,
  readManifest,
  versionProblems,
} from "./packages.ts";

const repository = resolve(import.meta.dirname, "../..");
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-fields-"));
  for (const folder of FOLDERS) {
    mkdirSync(join(root, folder), { recursive: true });
    const { name, dependencies } = readManifest(repository, folder);
    write(folder, { name, version: "1.2.0", dependencies: only(dependencies, "^1.2.0") });
  }
  write(".", { name: "root" });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (folder: string, manifest: object) =>
  writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
const only = (dependencies: object = {}, range: string) =>
  Object.fromEntries(
    Object.keys(dependencies)
      .filter((name) => name.startsWith("@countertop/"))
      .map((name) => [name, range]),
  );

it("the manifest requires only the value that the owner sets, and the other values are derived", () => {
  expect(addressProblem(addressOf(root))).toBe(ADDRESS_IS_MISSING);
  expect(publicFields("sdk", undefined)).not.toHaveProperty("repository");
  write(".", { name: "root", repository: "https://git.example/owner/countertop.git" });
  const address = addressOf(root);
  expect(addressProblem(address)).toBeUndefined();
  expect(publicFields("sdk/mcp", address)).toMatchObject({
    repository: { url: "git+https://git.example/owner/countertop.git", directory: "sdk/mcp" },
    homepage: "https://git.example/owner/countertop/tree/main/sdk/mcp#readme",
    bugs: { url: "https://git.example/owner/countertop/issues" },
    publishConfig: { access: "public", provenance: true },
  });
  expect(addressProblem("git@git.example:owner/countertop")).toContain("must be an https address");
});

it("a published manifest doesn't export source files, because tarballs don't contain them", () => {
  const folders = FOLDERS.filter((folder) => readManifest(repository, folder).exports);
  expect(folders).toContain("sdk");
  for (const folder of folders) {
    const whole = readManifest(repository, folder);
    const { exports = {}, ...manifest } = publishedManifest(folder, whole);
    expect(JSON.stringify(exports)).not.toMatch(/source|\/src\//);
    expect(Object.keys(exports)).toEqual(Object.keys(whole.exports ?? {}));
    expect(manifest).not.toHaveProperty("scripts");
  }
});

it("the check finds packages with a different version, and prints the command that fixes it", () => {
  expect(versionProblems(root)).toEqual([]);
  write("storefront-kit", {
    name: "@countertop/storefront-kit",
    version: "1.1.0",
    dependencies: { "@countertop/sdk": "^1.1.0" },
  });
  expect(versionProblems(root)).toEqual([
    "@countertop/storefront-kit has version 1.1.0, but @countertop/sdk has 1.2.0. Run: npm version 1.2.0 --no-git-tag-version -w @countertop/storefront-kit",
    "@countertop/storefront-kit requires @countertop/sdk ^1.1.0. Run: npm pkg set dependencies.@countertop/sdk=^1.2.0 -w @countertop/storefront-kit",
  ]);
});

it("all packages have the same version, and none of them has install scripts", () => {
  expect(versionProblems(repository)).toEqual([]);
  expect(FOLDERS.flatMap((folder) => installScripts(readManifest(repository, folder)))).toEqual([]);
});

it("the release notes are written from the texts about the next version in every changelog", () => {
  expect(
    nextOf(
      "# C\n\n## Next\n\n- One.\n\n<!-- printed -->\n\n### More\n\n- Two.\n\n## 1.0.0\n\n- Old.\n",
    ),
  ).toBe("- One.\n\n#### More\n\n- Two.");
  expect(nextOf("# C\n\n## Unreleased\n\n- Last.\n")).toBe("- Last.");
  expect(nextOf("# C\n\n## 1.0.0\n\n- Old.\n")).toBe("");
  const notes = notesOf(repository, "9.0.0");
  expect(notes).toMatch(/^## 9\.0\.0\n\n/);
  for (const folder of ["sdk", "storefront-kit"] as const)
    expect(readFileSync(join(repository, folder, "CHANGELOG.md"), "utf8")).toContain("\n## ");
  expect(notes).toContain("### @countertop/sdk\n");
});
