// Writes reports/fuzz.md: the number of requests in a complete run, and the accepted differences.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Contract } from "../src/contract.ts";
import type { Finding } from "./check-answer.ts";
import { VIOLATION_KINDS } from "./violations.ts";
import type { FuzzedViolations } from "./fuzz-violations.ts";
import type { Fuzzed } from "./fuzz.ts";
import { differenceFor } from "./known-differences.ts";
import { reasonFor } from "./known-findings.ts";

const REPORT = resolve(import.meta.dirname, "../../reports/fuzz.md");

interface Run {
  readonly contract: Contract;
  readonly seed: number;
  readonly runs: number;
  readonly allowed: Fuzzed;
  readonly faulty: FuzzedViolations;
}

export function writeReport({ contract, seed, runs, allowed, faulty }: Run): void {
  const { operations } = contract;
  const rest = operations.filter(({ id }) => !allowed.succeeded.has(id));
  const kinds = VIOLATION_KINDS.map((kind) => {
    const all = faulty.tried.filter((one) => one.kind === kind);
    const count = (...outcomes: string[]): number =>
      all.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const cells = [
      kind,
      new Set(all.map(({ operation }) => operation)).size,
      all.length,
      count("by both"),
      count("in other words"),
      count("known", "found"),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  writeFileSync(
    REPORT,
    `# Fuzzing

\`npm run fuzz\` wrote this report. It sends reads and writes to a temporary copy of the demo store. Seed ${seed}, up to ${runs} requests for each
operation, and as many violations as the time allowed.

## Valid requests

${allowed.requests} requests, ${allowed.succeeded.size} of ${operations.length} operations succeeded, ${allowed.findings.length} findings. \`openapi/fuzz/known-findings.ts\` lists the known
findings, with reasons.

Never succeeded: ${rest.map(({ id }) => `\`${id}\``).join(", ")}.

| known finding | requests | operations |
| --- | --- | --- |
${reasons(allowed.known, reasonFor)}

## Requests with one error

The same requests, each with one violation of the contract's schemas, sent to the mock and to the server: ${faulty.tried.length} violations, ${faulty.requests} requests,
${faulty.findings.length} findings. *Rejected by both*: the mock and the server respond with 400, and the server's message names the violation. *For a different
reason*: the server rejects all drawn requests, but for something that it checks earlier. A *wrong id* is the id of a record of a different
type. The mock has no records, so only the server must reject it, with 400 or 404.

| kind | operations | violations | rejected by both | for a different reason | known finding |
| --- | --- | --- | --- | --- | --- |
${kinds.join("\n")}

\`openapi/fuzz/known-differences.ts\` lists the known differences, with reasons:

| known finding | violations | operations |
| --- | --- | --- |
${reasons(faulty.known, differenceFor)}
`,
  );
}

function reasons<F extends Finding>(
  known: readonly F[],
  reasonOf: (finding: F) => string | undefined,
): string {
  const groups = Map.groupBy(known, (finding) => reasonOf(finding) ?? "");
  return [...groups]
    .map(
      ([reason, all]) =>
        `| ${reason} | ${all.length} | ${new Set(all.map(({ operation }) => operation)).size} |`,
    )
    .join("\n");
}
