// Writes reports/refusals.md: the requests that the contract forbids, and whether the mock and a real server reject them.
import { renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Operation } from "../src/contract.ts";
import { KINDS, type Kind } from "../src/invalid-requests.ts";
import { DIFFERENCES, CRASHES } from "./refusals-differences.ts";

const REPORT = resolve(import.meta.dirname, "../../reports/refusals.md");

export interface Try {
  readonly operation: Operation;
  readonly kind: Kind;
  readonly at: string;
  readonly mock: "refused" | "accepted";
  /** `refused` if the status is 400 and the response names the field or parameter, or else the status. */
  readonly server: string;
}

const MARKS: Readonly<Partial<Record<Kind, string>>> = {
  "missing field": "without ",
  "unknown parameter": "?",
  "wrong parameter": "?",
};

/** A key, such as `adminCreateProduct without title` or `adminListProducts ?limit`. */
export const keyOf = ({ operation, at, kind }: Pick<Try, "operation" | "at" | "kind">): string =>
  `${operation.id} ${MARKS[kind] ?? ""}${at}`;

export const isAlike = ({ mock, server }: Try): boolean => mock === "refused" && server === mock;

export function writeRefusals(tries: readonly Try[]): void {
  // Writes a draft and then renames it, so that readers never see an incomplete report.
  const draft = `${REPORT}.${process.pid}`;
  writeFileSync(draft, report(tries));
  renameSync(draft, REPORT);
}

function report(tries: readonly Try[]): string {
  const counts = KINDS.map((kind) => {
    const all = tries.filter((one) => one.kind === kind);
    const count = (which: (one: Try) => boolean): number => all.filter(which).length;
    const operations = new Set(all.map(({ operation }) => operation.id)).size;
    const cells = [
      kind,
      operations,
      all.length,
      count(isAlike),
      count(({ mock, server }) => mock === "refused" && server !== mock),
      count(({ mock, server }) => server === "refused" && server !== mock),
      count(({ mock, server }) => server !== "refused" && mock !== "refused"),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const differences = tries
    .filter((one) => !isAlike(one))
    .map((one) => {
      const why = DIFFERENCES[keyOf(one)]?.why ?? "not explained";
      return `| \`${one.operation.id}\` | ${one.kind} | \`${one.at}\` | ${one.mock} | ${one.server} | ${why} |`;
    });
  const groups = Map.groupBy(tries, ({ operation, kind }) => `| \`${operation.id}\` | ${kind}`);
  const rows = [...groups].map(
    ([name, group]) => `${name} | ${group.length} | ${group.filter(isAlike).length} |`,
  );
  const fatal = Object.entries(CRASHES).map(([key, why]) => `- \`${key}\`: ${why}`);
  return `# Refusals

Made by \`openapi/conformance/refusals.conformance.test.ts\`. Each request is an example of the contract with one thing wrong, sent to
the mock and to a real server. The server counts as refusing only if it answers 400 and names what is wrong: a 404 for an id
that nothing has says nothing about a body.

| kind | operations | requests | refused by both | by the mock alone | by the server alone | by neither |
| --- | --- | --- | --- | --- | --- | --- |
${counts.join("\n")}

## Differences

The server's column tells the status that it answers with instead. The contract forbids all of these; a client that keeps to it meets
none of them.

| operation | kind | where | mock | server | why |
| --- | --- | --- | --- | --- | --- |
${differences.join("\n")}

Never sent, because they end the server's process:

${fatal.join("\n")}

## Every operation

| operation | kind | requests | refused by both |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
