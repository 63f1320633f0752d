// Writes reports/conformance.md: the calls of the conformance tests on a real server, and where it differs from the contract.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContract } from "../src/contract.ts";
import { addCounts, type Counts } from "../src/presence.ts";
import { unexplainedFields } from "./optional-fields.ts";
import { UNREACHABLE } from "./unreachable.ts";

export interface Calls {
  count: number;
  statuses: number[];
  deviations: string[];
  /** Optional fields of the records in default responses. */
  main: Counts;
  /** Optional fields of all records in default responses. */
  fields: Counts;
  /** Optional fields of responses to an `expand` without `fields`. */
  chosen: Counts;
}

export const noCalls = (): Calls => ({
  count: 0,
  statuses: [],
  deviations: [],
  main: {},
  fields: {},
  chosen: {},
});

const REPORT = resolve(import.meta.dirname, "../../reports/conformance.md");

/** Writes the report after every test file has run, in this run or an earlier one, because a partial report would be wrong. */
export function writeReport(folder: string): void {
  const tests = readdirSync(import.meta.dirname).filter((name) =>
    name.endsWith(".conformance.test.ts"),
  );
  if (!tests.every((name) => existsSync(join(folder, `${name}.json`)))) return;
  const records = readRecords(folder);
  const text = report(records);
  // Test files end at the same time, and readers must never see an incomplete report.
  const draft = `${REPORT}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, REPORT);
  const main = Object.entries(records).map(([id, calls]) => [id, calls.main] as const);
  const unexplained = unexplainedFields(openContract(), Object.fromEntries(main));
  if (unexplained.length > 0)
    throw new Error(
      `Require these fields, or say in optional-fields.ts why not:\n${unexplained.join("\n")}`,
    );
}

/** Adds up the calls of each test file, except those of deleted files. */
function readRecords(folder: string): Record<string, Calls> {
  const all: Record<string, Calls> = {};
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith(".json")) continue;
    if (!existsSync(join(import.meta.dirname, name.replace(/\.json$/, "")))) continue;
    const records = JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, Calls>;
    for (const [
      id,
      { count, statuses, deviations, main = {}, fields = {}, chosen = {} },
    ] of Object.entries(records)) {
      const sum = (all[id] ??= noCalls());
      addCounts(sum.main, main);
      addCounts(sum.fields, fields);
      addCounts(sum.chosen, chosen);
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
