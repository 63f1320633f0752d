// The time that each file's end-to-end tests took, from a Playwright report, longest first.
import { table } from "./table.ts";

export interface Suite {
  file: string;
  suites?: readonly Suite[];
  specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
}

const SHOWN = 12;

const durations = ({ suites = [], specs }: Suite): number[] => [
  ...specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  ),
  ...suites.flatMap(durations),
];

/** Formats a table of the seconds that the slowest files took in one worker. Two workers run in parallel. */
export function e2eTimes(suites: readonly Suite[]): string {
  const files = suites.map((suite) => {
    const times = durations(suite);
    return { file: suite.file, count: times.length, ms: times.reduce((a, b) => a + b, 0) };
  });
  const whole = {
    file: "all files",
    count: files.reduce((sum, { count }) => sum + count, 0),
    ms: files.reduce((sum, { ms }) => sum + ms, 0),
  };
  const longest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  return table(
    ["seconds of one worker", "tests", "in all", "each"],
    [whole, ...longest].map(({ file, count, ms }) => [
      file,
      String(count),
      (ms / 1000).toFixed(1),
      (ms / 1000 / Math.max(count, 1)).toFixed(1),
    ]),
  );
}
