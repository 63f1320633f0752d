// Sends random requests to a real store. This test sends a few for each read operation. `npm run fuzz` covers all operations,
// and runs for as long as requested.
import { afterAll, expect, it } from "vitest";
import { scenario } from "../fuzz/check-answer.ts";
import { createViolations, type Violation } from "../fuzz/violations.ts";
import { fuzzViolations, type FuzzedViolations } from "../fuzz/fuzz-violations.ts";
import { fuzz, isFuzzed, type Fuzzed } from "../fuzz/fuzz.ts";
import { differenceFor, isFatal, KNOWN_DIFFERENCES } from "../fuzz/known-differences.ts";
import { KNOWN_FINDINGS, reasonFor } from "../fuzz/known-findings.ts";
import { writeReport } from "../fuzz/report.ts";
import { openStates, type States } from "../fuzz/states.ts";
import { openContract, type Operation } from "../src/contract.ts";
import { startMock } from "../src/mock-server.ts";
import { openOwnStore, type OwnStore } from "./own-store.ts";

const setting = (name: string): string | undefined => process.env[`COUNTERTOP_FUZZ_${name}`];
const contract = openContract();
const wanted = setting("OPERATIONS");
const seed = Number(setting("SEED") ?? 20_260_301);
const milliseconds = Number(setting("SECONDS") ?? 600) * 1_000;

let store: OwnStore | undefined;
afterAll(() => store?.close());

/** Opens a separate copy of the store. If a request has stopped the copy, opens a new one. */
async function open(): Promise<States> {
  await store?.close();
  store = await openOwnStore();
  return openStates();
}

/** A store from which requests have only read, so that it can be used again. */
let unspoiled: States | undefined;

let allowed: Fuzzed;
const violationsOf = createViolations(contract);
const sentViolations = (operation: Operation): Violation[] =>
  violationsOf(operation).filter((violation) => !isFatal(operation, violation));

it("responses to valid requests match the contract", { timeout: 3_600_000 }, async () => {
  const operations = contract.operations.filter(({ id, method }) =>
    wanted === undefined ? method === "GET" : new RegExp(wanted).test(id),
  );
  allowed = await fuzz({
    open: async () => (unspoiled = await open()),
    contract,
    operations,
    seed,
    runs: Number(setting("RUNS") ?? 5),
    milliseconds,
    isKnown: (finding) => reasonFor(finding) !== undefined,
    note: (finding) => console.log(`${scenario(finding)}\n`),
    remark: console.log,
  });
  const { requests, succeeded, findings } = allowed;
  const rest = operations.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id);
  console.log(
    `${requests} requests; ${succeeded.size} of ${operations.length} operations succeeded`,
  );
  if (rest.length > 0) console.log(`Not: ${rest.join(", ")}`);
  expect(requests).toBeGreaterThan(operations.length);
  expect(findings.map(scenario)).toEqual([]);
});

it(
  "the server and the mock reject the same requests with a single violation",
  {
    timeout: 3_600_000,
  },
  async () => {
    // A long run creates a new record after each accepted request, but a short run doesn't, so it skips writes to existing
    // records.
    const operations = contract.operations.filter(({ id, method, path }) =>
      wanted === undefined ? method === "GET" || !path.includes("{") : new RegExp(wanted).test(id),
    );
    const mock = await startMock(0, contract);
    const found: FuzzedViolations = await fuzzViolations({
      open: async () => {
        const first = wanted === undefined ? unspoiled : undefined;
        unspoiled = undefined;
        return first ?? open();
      },
      mock: mock.url,
      contract,
      operations,
      seed,
      violations: Number(setting("VIOLATIONS") ?? 1),
      milliseconds,
      reasonFor: differenceFor,
      isFatal,
      note: (finding) => console.log(`${scenario(finding)}\n`),
      remark: console.log,
    });
    await mock.close();
    const { requests, tried, findings } = found;
    console.log(`${requests} requests with ${tried.length} violations`);
    if (wanted === ".")
      writeReport({ contract, seed, runs: Number(setting("RUNS")), allowed, faulty: found });
    expect(tried.length).toBeGreaterThan(operations.length / 2);
    expect(findings.map(scenario)).toEqual([]);
    // If all violations were tried, each exception must have applied to one of them.
    if (tried.length === operations.filter(isFuzzed).flatMap(sentViolations).length)
      expect(
        KNOWN_DIFFERENCES.filter(
          ({ why }) => !found.known.some((one) => differenceFor(one) === why),
        ),
      ).toEqual([]);
  },
);

it("every exception refers to an existing operation, and has a reason", () => {
  const ids = new Set(contract.operations.map(({ id }) => id));
  expect(KNOWN_FINDINGS.flatMap(({ of }) => of).filter((id) => !ids.has(id))).toEqual([]);
  expect(KNOWN_FINDINGS.filter(({ why }) => why === "")).toEqual([]);
});
