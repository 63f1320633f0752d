// Tests the commands in docs/releases.md on a small checkout: the reasons why a release is rejected, a valid release, and the
// files that a release writes.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { asReleased, contractReport, withContract } from "./changelog.ts";
import { record } from "./released.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  for (const folder of ["sdk/released", "openapi/generated"])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const body = (schema: object) => ({
  paths: {
    "/admin/mugs": {
      post: {
        operationId: "adminCreateMug",
        requestBody: { content: { "application/json": { schema } } },
        responses: {},
      },
    },
  },
  components: {},
});
const text = body({ type: "string" });
const nullable = body({ type: ["string", "null"] });
const number = body({ type: "number" });

const write = (version: string, contract: object) => {
  writeFileSync(join(root, "sdk/package.json"), JSON.stringify({ version }));
  writeFileSync(join(root, "openapi/generated/openapi.json"), JSON.stringify(contract));
};
const check = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "check.ts"), "--root", root, ...args], {
    encoding: "utf8",
  });

it.each([
  ["a widening requires 1.3.0", nullable, "1.2.1", 1],
  ["a widening passes as 1.3.0", nullable, "1.3.0", 0],
  ["a narrowing requires 2.0.0", number, "1.3.0", 1],
  ["a narrowing passes as 2.0.0", number, "2.0.0", 0],
  ["an unchanged contract requires no new version", text, "1.2.0", 0],
])("%s", (_, contract, version, status) => {
  record(root, "1.2.0", text);
  write(version, contract);
  const found = check();
  expect(found.stderr).toContain(status === 0 ? "" : "Set the version of sdk/package.json to");
  expect(found.status).toBe(status);
});

it("--publish rejects a folder, because only tarballs contain their repository", () => {
  record(root, "1.2.0", text);
  write("1.2.0", text);
  expect(check("--publish")).toMatchObject({ status: 1 });
  expect(check("--publish").stderr).toMatch(/^Publish the tarballs of npm run release instead/);
});

it("--record stores the contract, and writes the version into the changelog", () => {
  record(root, "1.2.0", text);
  write("2.0.0", number);
  const changes = [{ level: "major", what: "adminCreateMug, body: another type" }] as const;
  const written = withContract("# Changes\n\n## Next\n\n- Words.\n\n## 1.2.0\n", "1.2.0", changes);
  writeFileSync(join(root, "sdk/CHANGELOG.md"), written);
  expect(check("--record").status).toBe(0);
  expect(check()).toMatchObject({ stdout: "Nothing changed since 2.0.0.\n", status: 0 });
  expect(readFileSync(join(root, "sdk/CHANGELOG.md"), "utf8")).toBe(`# Changes

## 2.0.0

- Words.

### The contract since 1.2.0 (2.0.0 or later)

- Breaking changes: 1

Each of these changes is listed in the repository, in \`reports/contract-changes.md\`.

## 1.2.0
`);
});

it("the changelog counts contract changes, and leaves out the line if there are none", () => {
  const before = "# Changes\n\n## Next\n\n- Words.\n\n## 1.0.0\n\nThe first.\n";
  const once = withContract(before, "1.0.0", [
    { level: "minor", what: "one" },
    { level: "minor", what: "another" },
  ]);
  const twice = withContract(once, "1.0.0", [{ level: "patch", what: "two" }]);
  expect(once).toContain("(1.1.0 or later)");
  expect(once).toContain("- Additions: 2");
  expect(twice).toContain("- No effect on programs: 1");
  expect(twice).not.toContain("Additions");
  expect(withContract(twice, "1.0.0", [])).toBe(before);
  expect(
    withContract("# Changes\n\n## 1.0.0\n", "1.0.0", [{ level: "minor", what: "one" }]),
  ).toMatch(/## Next[^]*- Additions: 1[^]*## 1\.0\.0/);
  expect(asReleased(before, "1.1.0")).toContain("## 1.1.0\n\n- Words.");
});

it("the report lists each change, breaking ones first", () => {
  const report = contractReport("1.0.0", [
    { level: "minor", what: "the field note was added" },
    { level: "major", what: "the field name was removed" },
  ]);
  expect(report).toMatch(
    /^# The contract since 1\.0\.0 \(2\.0\.0 or later\)[^]*## Breaking changes\n\n- the field name was removed\n\n## Additions\n\n- the field note was added\n$/,
  );
});
