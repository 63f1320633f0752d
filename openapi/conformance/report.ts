// Writes reports/conformance.md: the calls that the conformance tests sent to a real server, and where the server differs from
// the contract.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContract } from "../src/contract.ts";
import { addCounts, type Counts } from "../src/presence.ts";
import { unexplainedNulls } from "./nullable-fields.ts";
import { unexplainedFields } from "./optional-fields.ts";
import { UNREACHABLE } from "./unreachable.ts";

export interface Calls {
  count: number;
  statuses: number[];
  deviations: string[];
  /** Optional fields of the main records in default responses. */
  main: Counts;
  /** Optional fields of all records in default responses. */
  fields: Counts;
  /** Optional fields in responses to queries with `expand`, but without `fields`. */
  chosen: Counts;
  /** Nullable fields of all records, in every response. */
  nulls: Counts;
}

export const noCalls = (): Calls => ({
  count: 0,
  statuses: [],
  deviations: [],
  main: {},
  fields: {},
  chosen: {},
  nulls: {},
});

const REPORT = resolve(import.meta.dirname, "../../reports/conformance.md");

/** Writes the report only if every test file has run, now or earlier, because a partial report would be wrong. */
export function writeReport(folder: string): void {
  const tests = readdirSync(import.meta.dirname).filter((name) =>
    name.endsWith(".conformance.test.ts"),
  );
  if (!tests.every((name) => existsSync(join(folder, `${name}.json`)))) return;
  const records = readRecords(folder);
  const text = report(records);
  // Writes a draft and then renames it. Test files end at the same time, and readers must never see an incomplete report.
  const draft = `${REPORT}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, REPORT);
  const main = Object.entries(records).map(([id, calls]) => [id, calls.main] as const);
  const contract = openContract();
  const unexplained = unexplainedFields(contract, Object.fromEntries(main));
  if (unexplained.length > 0)
    throw new Error(
      `Require these fields, or say in optional-fields.ts why not:\n${unexplained.join("\n")}`,
    );
  const nulls: Counts = {};
  for (const calls of Object.values(records)) addCounts(nulls, calls.nulls);
  const neverNull = unexplainedNulls(contract, nulls);
  if (neverNull.length > 0)
    throw new Error(
      `Don't allow null in these fields, or describe when they are null:\n${neverNull.join("\n")}`,
    );
}

/** Combines the calls of all test files. Skips files that no longer exist. */
function readRecords(folder: string): Record<string, Calls> {
  const all: Record<string, Calls> = {};
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith(".json")) continue;
    if (!existsSync(join(import.meta.dirname, name.replace(/\.json$/, "")))) continue;
    const records = JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, Calls>;
    for (const [
      id,
      { count, statuses, deviations, main = {}, fields = {}, chosen = {}, nulls = {} },
    ] of Object.entries(records)) {
      const sum = (all[id] ??= noCalls());
      addCounts(sum.main, main);
      addCounts(sum.fields, fields);
      addCounts(sum.chosen, chosen);
      addCounts(sum.nulls, nulls);
      sum.count += count;
      sum.statuses = [...new Set([...sum.statuses, ...statuses])].toSorted((a, b) => a - b);
      sum.deviations = [...new Set([...sum.deviations, ...deviations])];
    }
  }
  return all;
}

function report(records: Readonly<Record<string, Calls>>): string {
  const { operations } = openContract();
  const reached = operations.filter(({ id }) => records[id]);
  const deviations = operations.flatMap(({ id }) =>
    (records[id]?.deviations ?? []).map((text) => `- \`${id}\`: ${text}`),
  );
  const rows = operations.map(({ id, method, path }) => {
    const calls = records[id];
    const cells = calls
      ? [calls.count, calls.statuses.join(", "), calls.deviations.length]
      : [0, "", UNREACHABLE[id] ?? "not called"];
    return `| \`${id}\` | ${method} ${path} | ${cells.join(" | ")} |`;
  });
  return `# Conformance

Made by the conformance tests (\`openapi/conformance/\`), which call a real server and set every request and answer beside the
contract. Fields that the contract does not describe count as deviations.

${reached.length} of ${operations.length} operations reached, ${deviations.length} deviations.
${deviations.length > 0 ? `\n${deviations.join("\n")}\n` : ""}
| operation | address | calls | statuses | deviations |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}
