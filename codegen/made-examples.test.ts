import { Ajv } from "ajv";
import { expect, it } from "vitest";
import type { Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { addExamples, exampleOf } from "./made-examples.ts";

const same = (schema: JsonSchema): JsonSchema => schema;

it("`exampleOf` creates a value that matches the schema", () => {
  const schema: JsonSchema = {
    type: "object",
    required: ["id", "rating", "kind", "at", "tags"],
    properties: {
      id: { type: "string" },
      product_id: { type: ["string", "null"] },
      rating: { type: "integer", minimum: 2, maximum: 5 },
      price: { type: "number", exclusiveMinimum: 3 },
      kind: { type: "string", enum: ["short", "long"] },
      at: { type: "string", format: "date-time" },
      code: { type: "string", minLength: 6, maxLength: 8 },
      mail: { anyOf: [{ type: "string", format: "email" }, { type: "null" }] },
      tags: { type: "array", minItems: 2, items: { type: "string", maxLength: 3 } },
      all: { allOf: [{ type: "object", properties: { a: { type: "boolean" } } }] },
      limit: { type: "integer" },
    },
  };
  const value = exampleOf(schema, same);
  expect(value).toEqual({
    id: "id_1",
    product_id: "product_id_1",
    rating: 2,
    price: 4,
    kind: "short",
    at: "2026-01-31T09:30:00.000Z",
    code: "Textxx",
    mail: "ada@example.com",
    tags: ["Tex", "Tex"],
    all: { a: true },
    limit: 20,
  });
  expect(new Ajv({ strict: false, validateFormats: false }).validate(schema, value)).toBe(true);
});

it("`exampleOf` leaves out recursive fields, and reports them if they are required", () => {
  const tree: JsonSchema = { type: "object", properties: { name: { type: "string" } } };
  Object.assign(tree.properties as object, {
    above: tree,
    below: { type: "array", items: tree },
  });
  expect(exampleOf(tree, same)).toEqual({ name: "Text", below: [] });
  const loop: JsonSchema = { type: "object", required: ["self"], properties: {} };
  Object.assign(loop.properties as object, { self: loop });
  expect(() => exampleOf(loop, same)).toThrow("self contains itself. Add an example.");
});

it("`addExamples` doesn't change existing examples", () => {
  const media = (more: object) => ({ schema: { type: "object", properties: {} }, ...more });
  const content = {
    "application/json": media({ examples: { a: { value: { given: 1 } } } }),
    "application/xml": media({}),
    "application/merge-patch+json": media({}),
  };
  const document = {
    paths: { "/store/cups": { get: { responses: { "200": { content } } } } },
    components: {},
  } as unknown as Document;
  addExamples(document);
  expect(content).toEqual({
    "application/json": media({ examples: { a: { value: { given: 1 } } } }),
    "application/xml": media({}),
    "application/merge-patch+json": media({ examples: { made: { value: {} } } }),
  });
});
