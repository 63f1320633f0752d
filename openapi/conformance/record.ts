// Records calls for each test file, because files run in several processes. The report combines the records.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContract, type Schema } from "../src/contract.ts";
import { countFields, countNulls } from "../src/presence.ts";
import { noCalls, writeReport, type Calls } from "./report.ts";

const RECORDS = resolve(import.meta.dirname, "../../node_modules/.cache/countertop/conformance");

let records: Record<string, Calls> = {};
const { schemas } = openContract().document.components;

export function record(operation: string, status: number, deviations: readonly string[]): void {
  const calls = callsOf(operation);
  calls.count += 1;
  if (!calls.statuses.includes(status)) calls.statuses.push(status);
  for (const deviation of deviations) {
    if (!calls.deviations.includes(deviation)) calls.deviations.push(deviation);
  }
}

/**
 * Counts the nullable fields of a response. Also counts its optional fields unless the query has `fields`, and counts them
 * separately for queries with `expand`.
 */
export function recordFields(
  operation: string,
  schema: Schema,
  query: URLSearchParams,
  body: unknown,
): void {
  const isPartial = query.has("fields") || query.has("fields[]");
  const isChosen = isPartial || query.has("expand") || query.has("expand[]");
  const calls = callsOf(operation);
  const reference = schema["$ref"];
  const name = typeof reference === "string" ? (reference.split("/").at(-1) ?? "") : "";
  const chosen = (schemas[name]?.["x-chosen"] ?? schema) as Schema;
  countNulls(schemas, isChosen ? chosen : schema, body, calls.nulls);
  if (isPartial) return;
  if (isChosen) countFields(schemas, chosen, body, calls.chosen);
  else {
    countFields(schemas, schema, body, calls.fields);
    countFields(schemas, schema, body, calls.main, 1);
  }
}

const callsOf = (operation: string): Calls => (records[operation] ??= noCalls());

/** Stores the calls that were recorded since the worker's previous test file. */
export function keepRecords(file: string): void {
  mkdirSync(RECORDS, { recursive: true });
  // Writes a draft and then renames it. Other processes read the file at the same time, so it must never be incomplete.
  const draft = join(RECORDS, `${file}.${process.pid}`);
  writeFileSync(draft, JSON.stringify(records));
  renameSync(draft, join(RECORDS, `${file}.json`));
  records = {};
  writeReport(RECORDS);
}
