import fc from "fast-check";
import { expect, it } from "vitest";
import { openContract, type Contract, type Operation } from "../src/contract.ts";
import { fixture } from "../src/fixture.ts";
import { openEngine } from "../src/validate.ts";
import { createViolations, VIOLATION_KINDS, type Violation } from "./violations.ts";
import { createRequests, fill } from "./request.ts";

const state = { path: {}, ids: {} };

/** Checks the body of a generated request against the contract, with and without the violation. */
function judge(
  contract: Contract,
  operation: Operation,
  violation: Violation,
): [boolean, boolean][] {
  const schema = operation.body!.content["application/json"]!.schema!;
  const allows = openEngine(contract.document.components.schemas)(schema);
  return fc
    .sample(createRequests(contract, {}).of(operation, violation.needs), { numRuns: 5, seed: 1 })
    .map((drawn) => {
      const right = fill(operation, drawn, state, {}).body;
      const wrong = fill(operation, violation.spoil(drawn), state, {}).body;
      return [allows(right), allows(wrong)];
    });
}

const real = openContract();
const isInBody = ({ needs }: Violation): boolean => needs !== undefined;
const operations = [
  "adminCreateRegion",
  "adminCreateOrderEdit",
  "storeSetPaymentCollectionSessions",
];

it.each(operations)(
  "the fuzzer creates an invalid request of %s from a valid one",
  { timeout: 30_000 },
  (id) => {
    const operation = real.operations.find((one) => one.id === id)!;
    const violations = createViolations(real)(operation).filter(isInBody);
    expect(violations.length).toBeGreaterThan(5);
    for (const violation of violations)
      expect(judge(real, operation, violation), `${violation.kind} ${violation.at}`).toEqual(
        Array.from({ length: 5 }, () => [true, false]),
      );
  },
);

it("the fuzzer creates requests that have only one problem", () => {
  const [operation] = real.operations.filter(({ id }) => id === "adminCreateOrderEdit");
  const [unknown] = createViolations(real)(operation!).filter(
    ({ kind }) => kind === "unknown field",
  );
  const drawn = { query: {}, body: { order_id: "order_1" } };
  expect(unknown!.spoil(drawn)).toEqual({
    query: {},
    body: { order_id: "order_1", countertop_stranger: "spoiled" },
  });
  expect(drawn.body).toEqual({ order_id: "order_1" });
});

it("the fuzzer returns the kind and the place of each violation, in a body, a query, and a path", () => {
  const contract = fixture();
  const violationsOf = createViolations(contract);
  const told = (method: string, path: string): string[] => [
    ...new Set(violationsOf(contract.find(method, path)!).map(({ kind, at }) => `${kind} ${at}`)),
  ];
  expect(told("GET", "/admin/products/1")).toEqual([
    "unknown parameter countertop_stranger",
    "unknown name fields",
    "wrong parameter fields[inner]",
    "wrong parameter expand[inner]",
    "wrong parameter limit",
    "wrong parameter limit[inner]",
    "bad format created_at[gte]",
    "unknown parameter created_at[countertop_stranger]",
    "wrong id id",
  ]);
  expect(told("POST", "/admin/products/1")).toEqual([
    "no body ",
    "wrong type ",
    "unknown field countertop_stranger",
    "missing field title",
    "wrong type title",
    "null title",
    "wrong type value",
    "null value",
    "wrong type sizes",
    "wrong type sizes[]",
    "null sizes[]",
    "unknown field sizes.countertop_stranger",
    "missing field sizes.label",
    "wrong type sizes.label",
    "null sizes.label",
    "wrong id id",
  ]);
});

it("the fuzzer creates violations of every kind", { timeout: 30_000 }, () => {
  const kinds = new Set(real.operations.flatMap(createViolations(real)).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([...VIOLATION_KINDS].toSorted());
});
