import { expect, it } from "vitest";
import { alwaysPresent, countFields, type Counts } from "./presence.ts";

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

it("counts the optional fields of each record, including nested ones", () => {
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

it("chooses the branch whose required fields are present, with null only where it is allowed", () => {
  const counts: Counts = {};
  const either = { anyOf: [{ $ref: "#/components/schemas/Broken" }, cup] };
  countFields(schemas, either, { id: "1", glaze: "moss" }, counts);
  expect(counts).toEqual({
    "Cup.glaze": { seen: 1, present: 1 },
    "Cup.saucer": { seen: 1, present: 0 },
  });
});
