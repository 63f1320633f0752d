import { expect, it } from "vitest";
import { alwaysPresent, countFields, countNulls, type Counts } from "./presence.ts";

const text = { type: "string" };
const cup = { $ref: "#/components/schemas/Cup" };
const schemas = {
  Cup: {
    type: "object",
    required: ["id"],
    properties: {
      id: text,
      glaze: text,
      saucer: { anyOf: [{ $ref: "#/components/schemas/Saucer" }, { type: "null" }] },
    },
  },
  Saucer: { type: "object", required: ["id"], properties: { id: text, rim: text } },
  Broken: {
    type: "object",
    required: ["id", "glaze"],
    properties: { id: text, glaze: { type: "null" } },
  },
};

it("`countFields` counts the optional fields of each record, including nested ones", () => {
  const counts: Counts = {};
  const answer = { type: "object", properties: { cups: { type: "array", items: cup } } };
  const cups = [
    { id: "1", glaze: "moss", saucer: { id: "s", rim: "gold" } },
    { id: "2", saucer: null },
  ];
  countFields(schemas, answer, { cups }, counts);
  expect(counts).toEqual({
    "Cup.glaze": { seen: 2, present: 1 },
    "Cup.saucer": { seen: 2, present: 2 },
    "Saucer.rim": { seen: 1, present: 1 },
  });
  expect(alwaysPresent(counts)).toEqual(["Cup.saucer", "Saucer.rim"]);
});

it("`countFields` skips a branch that requires null for a field that has a value", () => {
  const counts: Counts = {};
  const either = { anyOf: [{ $ref: "#/components/schemas/Broken" }, cup] };
  countFields(schemas, either, { id: "1", glaze: "moss" }, counts);
  expect(counts).toEqual({
    "Cup.glaze": { seen: 1, present: 1 },
    "Cup.saucer": { seen: 1, present: 0 },
  });
});

it("`countNulls` counts how many values of nullable fields weren't null, including nested ones", () => {
  const counts: Counts = {};
  const lid = { type: ["string", "null"] };
  const pot = { type: "object", required: ["lid"], properties: { lid, cup, glaze: text } };
  const both = { ...schemas, Pot: pot };
  const answer = { type: "array", items: { $ref: "#/components/schemas/Pot" } };
  const saucer = { id: "s" };
  const pots = [
    { lid: "l1", cup: { id: "1", saucer }, glaze: "moss" },
    { lid: null, cup: { id: "2", saucer: null } },
    { cup: { id: "3" } },
  ];
  countNulls(both, answer, pots, counts);
  expect(counts).toEqual({
    "Pot.lid": { seen: 2, present: 1 },
    "Cup.saucer": { seen: 2, present: 1 },
  });
});
