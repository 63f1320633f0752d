// Writes reports/fuzz.md: the requests of a complete run, and the accepted differences.
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

Made by \`npm run fuzz\`, with writes, on a throw-away copy of the demo store. Seed ${seed}, up to ${runs} requests for an operation and
as many violations as there was time for.

## What the contract allows

${allowed.requests} requests, ${allowed.succeeded.size} of ${operations.length} operations answered with success, ${allowed.findings.length} findings. What stays as it is stands with its
reason in \`openapi/fuzz/known-findings.ts\`.

Without success: ${rest.map(({ id }) => `\`${id}\``).join(", ")}.

| known, and left | requests | operations |
| --- | --- | --- |
${reasons(allowed.known, reasonFor)}

## One thing wrong

The same requests with one thing broken that the contract's schemas forbid, sent to the mock and to the server: ${faulty.tried.length} violations, ${faulty.requests} requests,
${faulty.findings.length} findings. The server refuses where it answers 400 and names what is wrong; in other words, where it refuses each of some
draws for something else that it looks at first. A wrong id is one of a record of another kind, which the mock, without records, cannot know: the
server must answer 400 or 404.

| kind | operations | violations | refused by both | in other words | known, and left |
| --- | --- | --- | --- | --- | --- |
${kinds.join("\n")}

What stays as it is stands with its reason in \`openapi/fuzz/known-differences.ts\`:

| known, and left | violations | operations |
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
