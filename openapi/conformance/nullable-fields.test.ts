import { expect, it } from "vitest";
import { openContract, type Contract, type Schema } from "../src/contract.ts";
import { NULL_REASONS, unexplainedNulls } from "./nullable-fields.ts";

const never = { seen: 3, present: 3 };
const text = { type: ["string", "null"] };
const cup = { anyOf: [{ $ref: "#/components/schemas/Cup" }, { type: "null" }] };

/** The contract with a schema that has these fields. */
function contractWith(properties: Record<string, Schema>): Contract {
  const contract = openContract();
  const { components } = contract.document;
  const schemas = { ...components.schemas, Saucer: { type: "object", properties } as Schema };
  return {
    ...contract,
    document: { ...contract.document, components: { ...components, schemas } },
  };
}

it("`unexplainedNulls` reports a field that is never null, although the contract allows null and doesn't say when", () => {
  const contract = contractWith({ rim: text, cup });
  expect(unexplainedNulls(contract, { "Saucer.rim": never, "Saucer.cup": never })).toEqual([
    "Saucer.cup is never null, but the contract allows null",
    "Saucer.rim is never null, but the contract allows null",
  ]);
});

it("`unexplainedNulls` ignores fields that were null, that few responses contained, or whose description says when they are null", () => {
  const glaze = { ...text, description: "Null if the saucer has no glaze." };
  const contract = contractWith({
    rim: text,
    glaze,
    cup,
    cup_id: glaze,
    shape: { type: "string" },
  });
  const counts = {
    "Saucer.rim": { seen: 4, present: 3 },
    "Saucer.glaze": never,
    "Saucer.cup": never,
    "Saucer.shape": never,
    "Saucer.lost": never,
    "StockLocationAddress.city": never,
  };
  expect(unexplainedNulls(contract, counts)).toEqual([]);
  expect(unexplainedNulls(contract, { "Saucer.rim": { seen: 2, present: 2 } })).toEqual([]);
});

it("each exception has a reason, and concerns a field of the contract", () => {
  const { schemas } = openContract().document.components;
  const fields = Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.keys(properties ?? {}).map((field) => `${name}.${field}`),
  );
  for (const { of, why } of NULL_REASONS) {
    expect(why).not.toBe("");
    expect(fields.some((field) => of.test(field))).toBe(true);
  }
});
