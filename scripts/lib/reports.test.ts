import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NOTHING, add, countPlaywright, countVitest, readCount, totalLine } from "./reports.ts";

const vitestReport = (numbers: Partial<Parameters<typeof countVitest>[0]>) => ({
  success: true,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...numbers,
});

describe("the total", () => {
  test("omits skipped tests if there are none", () => {
    expect(totalLine({ ...NOTHING, passed: 3 })).toBe("Total: 3 passed, 0 failed");
    expect(totalLine({ ...NOTHING, passed: 3, failed: 1, skipped: 2 })).toBe(
      "Total: 3 passed, 1 failed, 2 skipped",
    );
  });

  test("says how many tests needed a retry", () => {
    expect(totalLine({ ...NOTHING, passed: 3, unsteady: 1 })).toBe(
      "Total: 3 passed (1 at the second try: find out why), 0 failed",
    );
  });

  test("is the sum of all steps", () => {
    expect(
      add(
        { passed: 1, failed: 2, skipped: 3, unsteady: 1 },
        { passed: 4, failed: 5, skipped: 6, unsteady: 2 },
      ),
    ).toEqual({ passed: 5, failed: 7, skipped: 9, unsteady: 3 });
  });
});

describe("vitest", () => {
  test("counts tests; todo is skipped", () => {
    const report = vitestReport({
      success: false,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    });
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3, unsteady: 0 });
  });

  test("a file that doesn't load is a failure, even without a test", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];
    expect(
      countVitest(vitestReport({ success: false, numPassedTests: 1, testResults })).failed,
    ).toBe(1);
  });

  test("an error outside of any file is a failure", () => {
    expect(countVitest(vitestReport({ success: false, numPassedTests: 1 })).failed).toBe(1);
  });
});

test("a Playwright report counts a retried test as passed, and an error outside of tests as failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 3,
    unsteady: 2,
  });
});

describe("a finished run", () => {
  let folder = "";
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "reports-"))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = (report: unknown) => {
    const path = join(folder, "report.json");
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  test("fails without a report", () => {
    expect(readCount("vitest", join(folder, "none.json"), 0).failed).toBe(1);
  });

  test("fails if no test ran", () => {
    expect(readCount("vitest", file(vitestReport({})), 0).failed).toBe(1);
  });

  test("fails with an error exit code, even if every test passed", () => {
    expect(readCount("vitest", file(vitestReport({ numPassedTests: 2 })), 1)).toEqual({
      ...NOTHING,
      passed: 2,
      failed: 1,
    });
  });

  test("returns its count if it ended normally", () => {
    expect(readCount("vitest", file(vitestReport({ numPassedTests: 2 })), 0)).toEqual({
      ...NOTHING,
      passed: 2,
      failed: 0,
    });
  });
});
