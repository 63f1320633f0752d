// Tests the comparison with a table of wider types at every position in a schema, and compares it with a validator for random
// schemas.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "./changes.ts";
import { schemaChanges, type Level } from "./schema-changes.ts";
import { structureOf, type Schema } from "./structure.ts";
import { levelOf } from "./version.ts";

const text: Schema = { type: "string" };
const integer: Schema = { type: "integer" };
const values = (...all: unknown[]): Schema => ({ type: "string", enum: all });
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const cup = object({ size: text }, "size");

/** A narrower and a wider schema, and the level of the change and of its reversal for programs that receive such values. */
type Row = [name: string, less: Schema, more: Schema, received: Level, backReceived: Level];
const WIDENINGS: Row[] = [
  ["null as well", text, { type: ["string", "null"] }, "major", "minor"],
  ["null as a branch", cup, { anyOf: [cup, { type: "null" }] }, "major", "minor"],
  ["another type", text, { type: ["string", "boolean"] }, "major", "minor"],
  ["a branch more", { anyOf: [text, cup] }, { anyOf: [text, cup, integer] }, "major", "minor"],
  ["any number", integer, { type: "number" }, "major", "minor"],
  ["anything", text, {}, "major", "minor"],
  ["a value more", values("a"), values("a", "b"), "minor", "minor"],
  ["any value", values("a"), text, "major", "minor"],
  ["a field that may be absent", cup, object({ size: text }), "major", "minor"],
  ["other fields", cup, { ...cup, additionalProperties: true }, "major", "minor"],
  ["a lower floor", { ...integer, minimum: 2 }, { ...integer, minimum: 1 }, "patch", "patch"],
  ["no floor", { ...text, minLength: 1 }, text, "patch", "patch"],
  ["a higher ceiling", { ...text, maxLength: 5 }, { ...text, maxLength: 6 }, "patch", "patch"],
  ["no pattern", { ...text, pattern: "^a" }, text, "patch", "patch"],
  ["no format", { ...text, format: "email" }, text, "patch", "patch"],
  ["no step", { ...integer, multipleOf: 5 }, integer, "patch", "patch"],
  ["items twice", { type: "array", uniqueItems: true }, { type: "array" }, "patch", "patch"],
];

/** Doesn't change the schema. */
const asIs = (schema: Schema): Schema => schema;
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const EQUIVALENT_FORMS: ((schema: Schema) => Schema)[] = [
  asIs,
  (schema) => ({ anyOf: [schema] }),
  (schema) => ({ oneOf: [{ anyOf: [schema] }] }),
  ({ type, ...rest }) =>
    Array.isArray(type)
      ? { anyOf: type.toReversed().map((one: string) => ({ type: one, ...rest })) }
      : { ...(type && { type }), ...rest },
  ({ enum: all, ...rest }) => (all ? { anyOf: all.map((one) => ({ ...rest, const: one })) } : rest),
  ({ anyOf, ...rest }) => (anyOf ? { ...rest, anyOf: anyOf.toReversed() } : rest),
  () => ref("Renamed"),
  () => ({ anyOf: [ref("Renamed")] }),
];
/** Positions of a schema within a larger schema. */
const PLACES: ((schema: Schema) => Schema)[] = [
  asIs,
  (schema) => object({ inner: schema, other: text }, "inner"),
  (schema) => object({ other: integer, inner: schema }),
  (schema) => ({ type: "array", items: schema }),
  (schema) => ({ type: "object", additionalProperties: schema }),
  (schema) => ({
    anyOf: [
      { type: "array", items: text },
      { type: "object", properties: { deep: schema }, additionalProperties: false },
    ],
  }),
  (schema) => ({ type: ["array", "null"], items: schema }),
];

type Json = Record<string, unknown>;
const contract = (schema: Schema, named: Schema, isSent: boolean) => {
  const content = { "application/json": { schema } };
  return structureOf({
    paths: {
      "/admin/mugs": {
        put: {
          operationId: "adminReplaceMug",
          ...(isSent && { requestBody: { required: true, content } }),
          responses: { "200": isSent ? {} : { content } },
        },
      },
    },
    components: {
      schemas: { Renamed: named, Node: object({ next: ref("Node") }) } as unknown as Json,
    },
  });
};
const level = (before: Schema, after: Schema, isSent: boolean, names: [Schema, Schema]) => {
  const found = changesBetween(
    contract(before, names[0], isSent),
    contract(after, names[1], isSent),
  );
  return levelOf(found.filter(({ what }) => !what.startsWith("descriptions")));
};

const rewriting = fc.constantFrom(...EQUIVALENT_FORMS);
const place = fc.array(fc.constantFrom(...PLACES), { maxLength: 3 });
const put = (schema: Schema, places: ((schema: Schema) => Schema)[]): Schema =>
  places.reduce((inner, around) => around(inner), schema);

describe.each(WIDENINGS)("%s", (_, less, more, received, backReceived) => {
  it("is found anywhere in a schema, however the schema is written", () => {
    fc.assert(
      fc.property(rewriting, rewriting, place, (first, second, places) => {
        const [narrow, wide] = [put(first(less), places), put(second(more), places)];
        expect(level(narrow, wide, true, [less, more])).toBe("minor");
        expect(level(wide, narrow, true, [more, less])).toBe("major");
        expect(level(narrow, wide, false, [less, more])).toBe(received);
        expect(level(wide, narrow, false, [more, less])).toBe(backReceived);
      }),
    );
  });

  it("writing the same schema in a different way isn't a change", () => {
    fc.assert(
      fc.property(rewriting, rewriting, place, fc.boolean(), (first, second, places, isSent) => {
        for (const schema of [less, more]) {
          const [one, other] = [put(first(schema), places), put(second(schema), places)];
          expect(level(one, other, isSent, [schema, schema])).toBeUndefined();
        }
      }),
    );
  });
});

const NAMES = ["x", "y"];
const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => {
  const small = fc.integer({ min: 0, max: 3 });
  const typed = fc.oneof(
    fc.record(
      {
        type: fc.constant("string"),
        minLength: small,
        maxLength: small,
        pattern: fc.constant("^a"),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constantFrom("integer", "number"),
        minimum: small,
        maximum: small,
        exclusiveMinimum: small,
        multipleOf: fc.constant(2),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom("a", "ab", 1, 2, null), { minLength: 1 }) }),
    fc.record({ const: fc.constantFrom("a", 1, true) }),
    fc.constantFrom<Schema>(
      {},
      { type: ["string", "null"] },
      { type: "boolean" },
      { type: ["integer", "boolean"] },
    ),
  );
  const nested = fc.oneof(
    fc.record(
      {
        type: fc.constant("array"),
        items: tie("schema"),
        minItems: small,
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(fc.constantFrom(...NAMES), tie("schema"), {
          noNullPrototype: true,
        }),
        required: fc.subarray(NAMES),
        additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
  );
  return { schema: fc.oneof({ maxDepth: 2 }, typed, nested) as fc.Arbitrary<Schema> };
});
const leaf = fc.constantFrom<unknown>(
  "",
  "a",
  "ab",
  "b",
  "abcd",
  0,
  1,
  2,
  3,
  1.5,
  true,
  false,
  null,
);
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("x", "y", "z"), fc.oneof(leaf, fc.array(leaf, { maxLength: 2 })), {
    noNullPrototype: true,
  }),
);

const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
});
it("the newer schema accepts everything that the older one accepts, unless a narrowing is reported, and the reverse", () => {
  let agreed = 0;
  fc.assert(
    fc.property(
      anySchema,
      anySchema,
      fc.boolean(),
      fc.array(value, { minLength: 20, maxLength: 40 }),
      (old, other, isMixed, all) => {
        // In half of the runs, makes one schema a part of the other, because two random schemas have little in common.
        const now: Schema = isMixed ? { anyOf: [other, old] } : other;
        const [takes, takesNow] = [ajv.compile(old), ajv.compile(now)];
        const differences = schemaChanges({}, {})("it", old, now);
        const narrows = differences.some((one) => one.narrows);
        const widens = differences.some((one) => one.widens);
        if (isMixed) expect(narrows, JSON.stringify(differences)).toBe(false);
        for (const one of all) {
          const [was, is] = [takes(one), takesNow(one)];
          if (was && is) agreed += 1;
          if (!narrows) expect(!was || is, `${JSON.stringify(one)} was taken`).toBe(true);
          if (!widens) expect(was || !is, `${JSON.stringify(one)} was not taken`).toBe(true);
        }
      },
    ),
    { numRuns: 600 },
  );
  expect(agreed).toBeGreaterThan(300);
});

it("an unsupported keyword is reported with its place", () => {
  const schema = object({ a: { type: "object", patternProperties: {} } as Schema });
  expect(() => contract(schema, text, true)).toThrow(
    `adminReplaceMug, body.a: the release check doesn't support "patternProperties"`,
  );
});
