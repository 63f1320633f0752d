// Combines the reports of vitest and Playwright, so that the last line of `npm test` counts every test once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Number of passed tests that needed a retry. */
  unsteady: number;
  /** Names of the tests that failed or needed a retry, each with the first line of its error. */
  problems: readonly string[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, unsteady: 0, problems: [] };

export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    unsteady: a.unsteady + b.unsteady,
    problems: [...a.problems, ...b.problems],
  };
}

export function totalLine({ passed, failed, skipped, unsteady }: Count): string {
  const second = unsteady > 0 ? ` (${unsteady} only after a retry: find the cause)` : "";
  return `Total: ${passed} passed${second}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Lists the problems again at the end of a run, because the log is long, and its beginning may be cut off. */
export const problemLines = ({ problems }: Count, root: string): string =>
  problems.map((problem) => `\n${problem.replaceAll(join(root, "/"), "")}`).join("");

/** The first line of an error, without color codes. */
const firstLine = (error = "") => stripVTControlCharacters(error).trim().split("\n")[0] ?? "";

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[];
    }[];
  }[];
}

/** Counts a file that fails before its first test as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: 0,
    problems: report.testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === "failed" && assertionResults.length === 0
        ? [`${name}: ${firstLine(message)}`]
        : assertionResults
            .filter((test) => test.status === "failed")
            .map(
              ({ fullName, failureMessages }) =>
                `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
            ),
    ),
  };
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly {
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}

const problemsOf = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const error = firstLine(results.find((result) => result.error)?.error?.message);
        return `${file} › ${title}${status === "flaky" ? " (passed after a retry)" : ""}: ${error}`;
      }),
  ),
  ...suites.flatMap(problemsOf),
];

/** Counts a test that passed on a retry as passed, and an error outside of a test as a failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: stats.flaky,
    problems: [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(problemsOf)],
  };
}

/**
 * The count of a run that has ended. A missing report counts as a failure, and so does a run without a passed test, or an exit
 * code that the report doesn't explain.
 */
export function readCount(
  kind: "vitest" | "playwright",
  file: string,
  exitCode: number | null,
): Count {
  let count = NOTHING;
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    count = kind === "vitest" ? countVitest(report) : countPlaywright(report);
  } catch {
    return { ...NOTHING, failed: 1 };
  }
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
