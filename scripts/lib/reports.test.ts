import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  NOTHING,
  add,
  countPlaywright,
  countVitest,
  problemLines,
  readCount,
  totalLine,
} from "./reports.ts";

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
  test("leaves out skipped tests if there are none", () => {
    expect(totalLine({ ...NOTHING, passed: 3 })).toBe("Total: 3 passed, 0 failed");
    expect(totalLine({ ...NOTHING, passed: 3, failed: 1, skipped: 2 })).toBe(
      "Total: 3 passed, 1 failed, 2 skipped",
    );
  });

  test("shows how many tests needed a retry", () => {
    expect(totalLine({ ...NOTHING, passed: 3, unsteady: 1 })).toBe(
      "Total: 3 passed (1 only after a retry: find the cause), 0 failed",
    );
  });

  test("lists the problems, with paths relative to the repository", () => {
    const problems = ["/repository/a.test.ts › adds: expected 1", "b.e2e.ts › opens: no page"];
    expect(problemLines({ ...NOTHING, problems }, "/repository/")).toBe(
      "\na.test.ts › adds: expected 1\nb.e2e.ts › opens: no page",
    );
  });

  test("is the sum of all steps", () => {
    expect(
      add(
        { passed: 1, failed: 2, skipped: 3, unsteady: 1, problems: ["a"] },
        { passed: 4, failed: 5, skipped: 6, unsteady: 2, problems: ["b"] },
      ),
    ).toEqual({ passed: 5, failed: 7, skipped: 9, unsteady: 3, problems: ["a", "b"] });
  });
});

describe("vitest", () => {
  test("counts tests, and counts todo tests as skipped", () => {
    const report = vitestReport({
      success: false,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    });
    expect(countVitest(report)).toEqual({ ...NOTHING, passed: 5, failed: 1, skipped: 3 });
  });

  test("lists each failed test and file with the first line of its error", () => {
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "No such file\nat a", assertionResults: [] },
      {
        name: "b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          {
            status: "failed",
            fullName: "subtracts",
            failureMessages: ["\u001B[31mexpected 1\u001B[39m\n at b"],
          },
        ],
      },
    ];
    expect(countVitest(vitestReport({ success: false, testResults })).problems).toEqual([
      "a.test.ts: No such file",
      "b.test.ts › subtracts: expected 1",
    ]);
  });

  test("counts a file that doesn't load as a failure, even if it has no tests", () => {
    const testResults = [
      { name: "a.test.ts", status: "failed", assertionResults: [] },
      {
        name: "b.test.ts",
        status: "passed",
        assertionResults: [{ status: "passed", fullName: "adds" }],
      },
    ];
    expect(
      countVitest(vitestReport({ success: false, numPassedTests: 1, testResults })).failed,
    ).toBe(1);
  });

  test("counts an error outside of any file as a failure", () => {
    expect(countVitest(vitestReport({ success: false, numPassedTests: 1 })).failed).toBe(1);
  });
});

test("a Playwright report counts a retried test as passed and an error outside of tests as failed, and lists both", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
  const failed = { error: { message: "expected 2\nCall log" } };
  const suites = [
    {
      file: "list.e2e.ts",
      specs: [
        { title: "sorts", tests: [{ status: "expected", results: [{}] }] },
        { title: "filters", tests: [{ status: "flaky", results: [failed, {}] }] },
      ],
      suites: [
        {
          file: "list.e2e.ts",
          specs: [{ title: "finds", tests: [{ status: "unexpected", results: [failed, failed] }] }],
        },
      ],
    },
  ];
  expect(countPlaywright({ stats, errors: [{ message: "No browser" }], suites })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 3,
    unsteady: 2,
    problems: [
      "No browser",
      "list.e2e.ts › filters (passed after a retry): expected 2",
      "list.e2e.ts › finds: expected 2",
    ],
  });
});

describe("a run that has ended", () => {
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

  test("fails if it exits with an error code, even if every test passed", () => {
    expect(readCount("vitest", file(vitestReport({ numPassedTests: 2 })), 1)).toEqual({
      ...NOTHING,
      passed: 2,
      failed: 1,
    });
  });

  test("returns its count if it exited normally", () => {
    expect(readCount("vitest", file(vitestReport({ numPassedTests: 2 })), 0)).toEqual({
      ...NOTHING,
      passed: 2,
      failed: 0,
    });
  });
});
