// Recorded calls per test file, since files run in several processes; the report combines them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeReport, type Calls } from "./report.ts";

const RECORDS = resolve(import.meta.dirname, "../../node_modules/.cache/countertop/conformance");

let records: Record<string, Calls> = {};

export function record(operation: string, status: number, deviations: readonly string[]): void {
  const calls = (records[operation] ??= { count: 0, statuses: [], deviations: [] });
  calls.count += 1;
  if (!calls.statuses.includes(status)) calls.statuses.push(status);
  for (const deviation of deviations) {
    if (!calls.deviations.includes(deviation)) calls.deviations.push(deviation);
  }
}

/** Keeps what was called since the last file, which the worker had before. */
export function keepRecords(file: string): void {
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(join(RECORDS, `${file}.json`), JSON.stringify(records));
  records = {};
  writeReport(RECORDS);
}
