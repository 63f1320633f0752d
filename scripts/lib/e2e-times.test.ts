import { expect, test } from "vitest";
import { e2eTimes, type Suite } from "./e2e-times.ts";

const spec = (...durations: number[]): Suite["specs"][number] => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test("the times of a file's end-to-end tests are added up over groups and retries, longest file first", () => {
  const suites: Suite[] = [
    { file: "a.e2e.ts", specs: [spec(1000)] },
    {
      file: "b.e2e.ts",
      specs: [spec(1500, 2500)],
      suites: [{ file: "b.e2e.ts", specs: [spec(500)] }],
    },
  ];
  expect(e2eTimes(suites).split("\n").slice(1)).toEqual([
    "all files                  3     5.5   1.8",
    "b.e2e.ts                   2     4.5   2.3",
    "a.e2e.ts                   1     1.0   1.0",
  ]);
});
