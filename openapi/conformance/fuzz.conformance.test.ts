// Drawn requests against a real store: here each read a few times, `npm run fuzz` everything for as long as it is told.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fuzz } from "../fuzz/fuzz.ts";
import { scenario } from "../fuzz/check-answer.ts";
import { KNOWN_FINDINGS, reasonFor } from "../fuzz/known-findings.ts";
import { openStates, type States } from "../fuzz/states.ts";
import { openContract } from "../src/contract.ts";
import { openOwnStore, type OwnStore } from "./own-store.ts";

const setting = (name: string): string | undefined => process.env[`COUNTERTOP_FUZZ_${name}`];
const contract = openContract();

let store: OwnStore | undefined;
afterAll(() => store?.close());

/** A copy of the store that nobody else has, and another where a request ended it. */
async function open(): Promise<States> {
  await store?.close();
  store = await openOwnStore();
  return openStates();
}

it("answers what the contract allows as the contract says", { timeout: 3_600_000 }, async () => {
  const wanted = setting("OPERATIONS");
  const operations = contract.operations.filter(({ id, method }) =>
    wanted === undefined ? method === "GET" : new RegExp(wanted).test(id),
  );
  const { requests, succeeded, findings, known } = await fuzz({
    open,
    contract,
    operations,
    seed: Number(setting("SEED") ?? 20_260_301),
    runs: Number(setting("RUNS") ?? 5),
    milliseconds: Number(setting("SECONDS") ?? 600) * 1_000,
    isKnown: (finding) => reasonFor(finding) !== undefined,
    note: (finding) => console.log(`${scenario(finding)}\n`),
    remark: console.log,
  });
  console.log(
    `${requests} requests; ${succeeded.size} of ${operations.length} operations succeeded`,
  );
  const rest = operations.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id);
  if (rest.length > 0) console.log(`Not: ${rest.join(", ")}`);
  if (wanted === ".") {
    const reasons = Map.groupBy(known, (finding) => reasonFor(finding) ?? "");
    writeFileSync(
      resolve(import.meta.dirname, "../../docs/fuzz.md"),
      [
        "# Fuzzing",
        "",
        "Made by `npm run fuzz`, with writes, on a throw-away copy of the demo store. What stays as it is stands with its reason in",
        "`openapi/fuzz/known-findings.ts`.",
        "",
        `Seed ${setting("SEED")}, up to ${setting("RUNS")} requests for an operation: ${requests} requests, ${succeeded.size} of ${operations.length} operations answered with success, ${findings.length} findings.`,
        "",
        `Without success: ${rest.map((id) => `\`${id}\``).join(", ")}.`,
        "",
        "| known, and left | requests | operations |",
        "| --- | --- | --- |",
        ...[...reasons].map(
          ([reason, all]) =>
            `| ${reason} | ${all.length} | ${new Set(all.map(({ operation }) => operation)).size} |`,
        ),
        "",
      ].join("\n"),
    );
  }
  expect(requests).toBeGreaterThan(operations.length);
  expect(findings.map(scenario)).toEqual([]);
});

it("excuses no operation that is gone, and gives a reason for each", () => {
  const ids = new Set(contract.operations.map(({ id }) => id));
  expect(KNOWN_FINDINGS.flatMap(({ of }) => of).filter((id) => !ids.has(id))).toEqual([]);
  expect(KNOWN_FINDINGS.filter(({ why }) => why === "")).toEqual([]);
});
