import { describe, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { changesBetween } from "./changes.ts";
import type { Level } from "./schema-changes.ts";
import { structureOf, type Schema } from "./structure.ts";
import { isAtLeast, levelOf, nextVersion } from "./version.ts";

type Json = Record<string, unknown>;
interface Parts {
  body?: Schema;
  answer?: Schema;
  schemas?: Record<string, Schema>;
  /** Properties that override those of the operation. */
  operation?: Json;
  paths?: Json;
}

const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const contract = ({ body, answer = { type: "object" }, schemas = {}, operation, paths }: Parts) =>
  structureOf({
    paths: {
      "/admin/mugs/{id}": {
        post: {
          operationId: "adminUpdateMug",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          ...(body && { requestBody: { required: true, ...json(body) } }),
          responses: { "200": json(answer), "404": json({ type: "object" }) },
          ...operation,
        },
      },
      ...paths,
    },
    components: { schemas },
  });
const changes = (before: Parts, after: Parts) => changesBetween(contract(before), contract(after));

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: "object",
  required,
  properties,
  additionalProperties: false,
});
const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const integer: Schema = { type: "integer" };
const nullable: Schema = { type: ["string", "null"] };
const inFields = (schema: Schema): Schema => object({ title: schema });

type Case = [what: string, before: Schema, after: Schema, sent: Level | "", received: Level | ""];
// The changes of schemas. The same change has different levels in requests and in responses.
const CASES: Case[] = [
  ["nothing", inFields(text), inFields(text), "", ""],
  ["a field is removed", object({ title: text, color: text }), inFields(text), "major", "major"],
  ["a field is added", inFields(text), object({ title: text, color: text }), "minor", "minor"],
  [
    "a required field is added",
    inFields(text),
    object({ title: text, color: text }, ["color"]),
    "major",
    "minor",
  ],
  [
    "a field becomes required",
    inFields(text),
    object({ title: text }, ["title"]),
    "major",
    "minor",
  ],
  [
    "a field becomes optional",
    object({ title: text }, ["title"]),
    inFields(text),
    "minor",
    "major",
  ],
  ["a type changes", inFields(text), inFields({ type: "boolean" }), "major", "major"],
  ["a type takes null too", inFields(text), inFields(nullable), "minor", "major"],
  ["a type takes null no more", inFields(nullable), inFields(text), "major", "minor"],
  ["an integer becomes any number", inFields(integer), inFields(number), "minor", "major"],
  ["any number becomes an integer", inFields(number), inFields(integer), "major", "minor"],
  [
    "a value is removed",
    inFields({ enum: ["a", "b"] }),
    inFields({ enum: ["a"] }),
    "major",
    "minor",
  ],
  ["a value is added", inFields({ enum: ["a"] }), inFields({ enum: ["a", "b"] }), "minor", "minor"],
  [
    "a string becomes one of some",
    inFields(text),
    inFields({ type: "string", enum: ["a"] }),
    "major",
    "minor",
  ],
  [
    "an enum becomes any string",
    inFields({ type: "string", enum: ["a"] }),
    inFields(text),
    "minor",
    "major",
  ],
  ["a different fixed value", inFields({ const: "a" }), inFields({ const: "b" }), "major", "minor"],
  [
    "a higher minimum",
    inFields({ ...integer, minimum: 0 }),
    inFields({ ...integer, minimum: 1 }),
    "major",
    "patch",
  ],
  ["a lower minimum", inFields({ ...text, minLength: 2 }), inFields(text), "minor", "patch"],
  ["a new maximum", inFields(text), inFields({ ...text, maxLength: 9 }), "major", "patch"],
  ["no maximum", inFields({ ...integer, maximum: 9 }), inFields(integer), "minor", "patch"],
  ["a new format", inFields(text), inFields({ ...text, format: "email" }), "major", "patch"],
  [
    "a branch is added",
    inFields({ anyOf: [text, number] }),
    inFields({ anyOf: [text, number, { type: "null" }] }),
    "minor",
    "major",
  ],
  [
    "a branch is removed",
    inFields({ anyOf: [text, number, { type: "null" }] }),
    inFields({ anyOf: [text, number] }),
    "major",
    "minor",
  ],
  [
    "branches are reordered",
    inFields({ anyOf: [text, number] }),
    inFields({ anyOf: [number, text] }),
    "",
    "",
  ],
  [
    "items change",
    { type: "array", items: text },
    { type: "array", items: nullable },
    "minor",
    "major",
  ],
  [
    "other fields are refused",
    { type: "object", additionalProperties: true },
    { type: "object", additionalProperties: false },
    "major",
    "minor",
  ],
  [
    "other fields have a different type",
    { type: "object", additionalProperties: text },
    { type: "object", additionalProperties: nullable },
    "minor",
    "major",
  ],
];

const gravest = (before: Parts, after: Parts): string => {
  // Ignores differences in descriptions, because a separate test covers them.
  const found = changes(before, after).filter(({ what }) => !what.startsWith("descriptions"));
  return levelOf(found) ?? "";
};

describe.each(CASES)("%s", (_, before, after, sent, received) => {
  it(`counts as ${sent || "no change"} in requests`, () => {
    expect(gravest({ body: before }, { body: after })).toBe(sent);
  });
  it(`counts as ${received || "no change"} in responses`, () => {
    expect(gravest({ answer: before }, { answer: after })).toBe(received);
  });
  it("is reported once if it's behind a reference", () => {
    const named = (schema: Schema): Parts => ({
      body: { $ref: "#/components/schemas/Mug" },
      schemas: { Mug: object({ inner: schema, same: schema }), Other: text },
    });
    const found = changes(named(before), named(after));
    expect(levelOf(found.filter(({ level }) => level !== "patch")) ?? "").toBe(sent);
    expect(new Set(found.map(({ what }) => what)).size).toBe(found.length);
    if (sent) expect(found[0]?.what).toMatch(/^Mug\./);
  });
});

describe("changes of operations", () => {
  const parameter = (required: boolean, schema: Schema = text) => ({
    parameters: [{ name: "q", in: "query", required, schema }],
  });
  const none = { parameters: [] };
  const other = { get: { operationId: "adminListMugs", responses: {} } };
  const removed = { "/admin/mugs/{id}": {} };
  const schemas = { Mug: text };
  it.each<[string, Parts, Parts, Level, string]>([
    ["one is added", {}, { paths: { "/admin/mugs": other } }, "minor", "adminListMugs was added"],
    ["one is removed", {}, { paths: removed }, "major", "adminUpdateMug was removed"],
    [
      "one moves",
      {},
      {
        paths: {
          ...removed,
          "/admin/cups/{id}": {
            post: {
              operationId: "adminUpdateMug",
              parameters: [{ name: "id", in: "path", required: true, schema: text }],
              responses: { "200": json({ type: "object" }), "404": json({ type: "object" }) },
            },
          },
        },
      },
      "major",
      "adminUpdateMug: POST /admin/mugs/{id} became POST /admin/cups/{id}",
    ],
    [
      "a hook is renamed",
      {},
      { operation: { "x-hook": "useMug" } },
      "major",
      "adminUpdateMug: its hook's name has changed",
    ],
    [
      "others are refreshed",
      {},
      { operation: { "x-invalidates": ["mugs"] } },
      "patch",
      "adminUpdateMug: it refreshes other things",
    ],
    [
      "a parameter is added",
      { operation: none },
      { operation: parameter(false) },
      "minor",
      "adminUpdateMug: the parameter query q was added",
    ],
    [
      "a required one is added",
      { operation: none },
      { operation: parameter(true) },
      "major",
      "adminUpdateMug: the required parameter query q was added",
    ],
    [
      "a parameter is removed",
      { operation: parameter(false) },
      { operation: none },
      "major",
      "adminUpdateMug: the parameter query q was removed",
    ],
    [
      "a parameter becomes required",
      { operation: parameter(false) },
      { operation: parameter(true) },
      "major",
      "adminUpdateMug: the parameter query q became required",
    ],
    [
      "a parameter becomes optional",
      { operation: parameter(true) },
      { operation: parameter(false) },
      "minor",
      "adminUpdateMug: the parameter query q became optional",
    ],
    [
      "a parameter has a different type",
      { operation: parameter(false) },
      { operation: parameter(false, number) },
      "major",
      "adminUpdateMug, query q: string is no longer allowed",
    ],
    ["a body comes", {}, { body: text }, "major", "adminUpdateMug: it takes a body"],
    ["a body goes", { body: text }, {}, "major", "adminUpdateMug: it no longer takes a body"],
    [
      "a body becomes optional",
      { body: text },
      { operation: { requestBody: json(text) } },
      "minor",
      "adminUpdateMug: its body became optional",
    ],
    [
      "a body becomes required",
      { operation: { requestBody: json(text) } },
      { body: text },
      "major",
      "adminUpdateMug: its body became required",
    ],
    [
      "a body becomes a form",
      { body: text },
      {
        operation: {
          requestBody: { required: true, content: { "multipart/form-data": { schema: text } } },
        },
      },
      "major",
      "adminUpdateMug: body: application/json is no longer allowed",
    ],
    [
      "a failure is added",
      {},
      {
        operation: {
          responses: {
            "200": json({ type: "object" }),
            "404": json({ type: "object" }),
            "409": {},
          },
        },
      },
      "minor",
      "adminUpdateMug: it may answer 409",
    ],
    [
      "a failure is removed",
      {},
      { operation: { responses: { "200": json({ type: "object" }) } } },
      "minor",
      "adminUpdateMug: it no longer answers 404",
    ],
    [
      "another success",
      {},
      {
        operation: {
          responses: { "201": json({ type: "object" }), "404": json({ type: "object" }) },
        },
      },
      "major",
      "adminUpdateMug: it no longer answers 200",
    ],
    ["a type is removed", { schemas }, {}, "major", "the type Mug was removed"],
    ["a type is added", {}, { schemas }, "minor", "the type Mug was added"],
    [
      "words change",
      {},
      { operation: { summary: "Change a mug" } },
      "patch",
      "descriptions, examples, or the order of properties",
    ],
  ])("%s", (_, before, after, level, what) => {
    const found = changes(before, after);
    expect(levelOf(found)).toBe(level);
    expect(found).toContainEqual({ level, what });
  });

  it("recursive types are compared completely", () => {
    const tree = (schema: Schema): Parts => ({
      answer: { $ref: "#/components/schemas/Node" },
      schemas: {
        Node: object({
          children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
          name: schema,
        }),
      },
    });
    expect(changes(tree(text), tree(nullable))).toEqual([
      { level: "major", what: "Node.name: it may be null" },
    ]);
  });

  it("a property whose name is description isn't treated as a description", () => {
    const found = changes({ body: object({ description: text }) }, { body: object({}) });
    expect(levelOf(found)).toBe("major");
  });
});

describe("the contract itself", () => {
  const fresh = () => structuredClone(bundle) as unknown as Json;
  it("doesn't differ from itself", () => {
    expect(changesBetween(structureOf(fresh()), structureOf(fresh()))).toEqual([]);
  });

  it("removing a field from a product is a breaking change for programs that read products", () => {
    const changed = fresh() as unknown as typeof bundle;
    delete (changed.components.schemas.Product.properties as Json)["subtitle"];
    const found = changesBetween(structureOf(fresh()), structureOf(changed as unknown as Json));
    expect(found).toEqual([{ level: "major", what: "Product: the field subtitle was removed" }]);
  });
});

it.each<[string, Level | undefined, string]>([
  ["1.2.3", "major", "2.0.0"],
  ["1.2.3", "minor", "1.3.0"],
  ["1.2.3", "patch", "1.2.4"],
  ["0.2.3", "major", "0.3.0"],
  ["0.2.3", "minor", "0.2.4"],
  ["0.2.3", "patch", "0.2.4"],
  ["1.2.3", undefined, "1.2.3"],
])("after %s, a %s change requires %s", (released, level, next) => {
  expect(nextVersion(released, level)).toBe(next);
});

it.each([
  ["1.3.0", "1.2.9", true],
  ["1.2.3", "1.2.3", true],
  ["1.2.3", "1.3.0", false],
  ["2.0.0", "1.9.9", true],
  ["0.9.9", "1.0.0", false],
])("%s is at least %s: %s", (version, wanted, is) => {
  expect(isAtLeast(version, wanted)).toBe(is);
});
