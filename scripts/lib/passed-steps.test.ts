import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPassedSteps } from "./passed-steps.ts";
import { NOTHING } from "./reports.ts";

const passed = { ...NOTHING, passed: 3 };
let root = "";
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "countertop-passes-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const folder of ["sdk", "admin"]) mkdirSync(join(root, folder));
  write("sdk/a.ts", "1");
  write("admin/b.ts", "1");
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a step of the SDK's tests with this result. */
function run(count = passed, scope = "all") {
  const passes = openPassedSteps(root, scope);
  const known = passes.recall("unit tests", ["sdk"]);
  if (!known) passes.keep("unit tests", ["sdk"], count);
  return known;
}

it("the list of passed steps records a passed step until one of its input files changes, appears, or disappears", () => {
  expect(run()).toBeUndefined();
  expect(run()).toEqual(passed);
  write("admin/b.ts", "2");
  expect(run()).toEqual(passed);
  write("sdk/a.ts", "2");
  expect(run()).toBeUndefined();
  write("sdk/new.ts", "1");
  expect(run()).toBeUndefined();
  rmSync(join(root, "sdk/new.ts"));
  expect(run()).toBeUndefined();
  expect(run()).toEqual(passed);
});

it("the list of passed steps doesn't record failed or retried steps, and deletes their earlier records", () => {
  expect(run({ ...passed, failed: 1 })).toBeUndefined();
  expect(run({ ...passed, unsteady: 1 })).toBeUndefined();
  expect(run()).toBeUndefined();
  write("sdk/a.ts", "2");
  run({ ...passed, failed: 1 });
  write("sdk/a.ts", "1");
  expect(run()).toBeUndefined();
});

it("the list of passed steps doesn't record partial runs, or steps whose inputs changed during the run", () => {
  const passes = openPassedSteps(root, "all");
  passes.recall("unit tests", ["sdk"]);
  write("sdk/a.ts", "2");
  passes.keep("unit tests", ["sdk"], passed);
  expect(run()).toBeUndefined();
  expect(run(passed, "1/2")).toBeUndefined();
});

it("the list of passed steps doesn't record anything without git", () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(run()).toBeUndefined();
  expect(run()).toBeUndefined();
});
