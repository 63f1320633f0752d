// What was called, kept per test file, since each runs in a process of its own; the report is made of all of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { afterAll, expect } from "vitest";
import { writeReport, type Calls } from "./report.ts";

const RECORDS = resolve(import.meta.dirname, "../../node_modules/.cache/countertop/conformance");

const records: Record<string, Calls> = {};

export function record(operation: string, status: number, deviations: readonly string[]): void {
  const calls = (records[operation] ??= { count: 0, statuses: [], deviations: [] });
  calls.count += 1;
  if (!calls.statuses.includes(status)) calls.statuses.push(status);
  for (const deviation of deviations) {
    if (!calls.deviations.includes(deviation)) calls.deviations.push(deviation);
  }
}

afterAll(() => {
  const file = basename(expect.getState().testPath ?? "unknown");
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(join(RECORDS, `${file}.json`), JSON.stringify(records));
  writeReport(RECORDS);
});
