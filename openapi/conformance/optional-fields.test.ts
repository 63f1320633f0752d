import { expect, it } from "vitest";
import { openContract } from "../src/contract.ts";
import { REASONS, unexplainedFields } from "./optional-fields.ts";

const contract = openContract();
const always = { seen: 3, present: 3 };

it("`unexplainedFields` reports an optional field that every response with a schema contains", () => {
  const main = {
    storeListPaymentMethods: {},
    adminRetrieveCustomer: { "Customer.groups": always },
  };
  expect(unexplainedFields(contract, main)).toEqual([
    "CustomerResponse: Customer.groups is always sent, but optional",
  ]);
});

it("`unexplainedFields` ignores fields that a response doesn't contain, that few responses contained, or that are listed as exceptions", () => {
  const few = { adminRetrieveCustomer: { "Customer.groups": { seen: 2, present: 2 } } };
  const lacked = {
    adminRetrieveCustomer: { "Customer.groups": always },
    storeCreateSession: { "Customer.groups": { seen: 1, present: 0 } },
  };
  const explained = { adminListCurrencies: { "Currency.includes_tax": always } };
  for (const main of [few, lacked, explained])
    expect(unexplainedFields(contract, main)).toEqual([]);
});

it("each exception has a reason", () => {
  expect(REASONS.filter(({ why }) => why === "")).toEqual([]);
});
