import { describe, expect, it } from "vitest";
import { readContract } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { print, printSchemas } from "./schemas.ts";

const plain = (schema: JsonSchema) =>
  print(schema).replaceAll("/*#__PURE__*/ ", "").replaceAll(/\s+/g, " ");

describe("print", () => {
  it.each<[JsonSchema, string]>([
    [
      { type: "string", format: "email", maxLength: 9 },
      'v.pipe(v.string(), v.regex(/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/u, "Expected an email address"), v.maxLength(9))',
    ],
    [{ type: "integer", minimum: 0 }, "v.pipe(v.number(), v.integer(), v.minValue(0))"],
    [
      { type: "integer", format: "int32", minimum: 0 },
      "v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))",
    ],
    [{ type: ["string", "null"] }, "v.nullable(v.string())"],
    [{ type: ["string", "integer"] }, "v.union([v.string(), v.pipe(v.number(), v.integer())])"],
    [{ type: ["string", "null"], enum: ["a", null] }, 'v.nullable(v.picklist(["a"]))'],
    [
      { anyOf: [{ $ref: "#/components/schemas/Address" }, { type: "null" }] },
      "v.nullable(addressSchema)",
    ],
    [
      { type: "array", items: { type: "boolean" }, minItems: 1 },
      "v.pipe(v.array(v.boolean()), v.minLength(1))",
    ],
    [{ type: "object", additionalProperties: true }, "v.record(v.string(), v.unknown())"],
    [
      {
        type: "object",
        properties: { a: { type: "number" }, "b-c": {} },
        required: ["a"],
        additionalProperties: false,
      },
      'v.strictObject({ a: v.number(), "b-c": v.exactOptional(v.unknown()), })',
    ],
    [
      { type: "object", properties: { q: { type: "string" } }, additionalProperties: true },
      "v.objectWithRest({ q: v.exactOptional(v.string()), }, v.unknown())",
    ],
    [{ type: "string", pattern: "^a/b$" }, "v.pipe(v.string(), v.regex(/^a\\/b$/u))"],
    [
      {
        oneOf: [
          { type: "string", format: "uuid" },
          { type: "number", exclusiveMinimum: 0, multipleOf: 5 },
        ],
      },
      "v.union([v.pipe(v.string(), v.uuid()), v.pipe(v.number(), v.gtValue(0), v.multipleOf(5))])",
    ],
    [
      { allOf: [{ $ref: "#/components/schemas/Address" }, { type: "object", properties: {} }] },
      "v.intersect([addressSchema, v.object({ })])",
    ],
    [
      { type: "array", items: { type: "string" }, maxItems: 3 },
      "v.pipe(v.array(v.string()), v.maxLength(3))",
    ],
  ])("turns %j into Valibot", (schema, expected) => {
    expect(plain(schema)).toBe(expected);
  });

  it("marks every call as pure", () => {
    const text = print({ type: "object", properties: { a: { type: ["string", "null"] } } });
    expect(text.match(/v\.\w+\(/g)).toHaveLength(text.match(/#__PURE__/g)?.length ?? 0);
  });
});

describe("printSchemas", () => {
  const bundleOf = (schemas: Record<string, JsonSchema>) =>
    readContract({
      paths: {
        "/admin/cups": {
          post: {
            operationId: "adminCreateCup",
            tags: ["cups"],
            requestBody: {
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/AdminCreateCupBody" } },
              },
            },
            responses: { "204": {} },
          },
        },
      },
      components: { schemas },
    });

  it("prints a body in its resource's file, its dependencies in the file of components, and a type check", () => {
    const files = printSchemas(
      bundleOf({
        AdminCreateCupBody: {
          type: "object",
          properties: { glaze: { $ref: "#/components/schemas/Glaze" } },
        },
        Glaze: { type: "string" },
      }),
    );
    const content = Object.fromEntries(files.map((file) => [file.path, file.content]));
    expect(content["schemas/cups.ts"]).toContain('import { glazeSchema } from "./components.ts"');
    expect(content["schemas/components.ts"]).toContain("export const glazeSchema = ");
    expect(content["schemas.test-d.ts"]).toContain(
      'is<Equal<v.InferInput<typeof schemas.adminCreateCupBody>, Body<operations["adminCreateCup"]>>>()',
    );
  });

  it("reports a body that is recursive or has an unknown reference", () => {
    const loop = { $ref: "#/components/schemas/Loop" };
    const body = { type: "object", properties: { loop } };
    expect(() =>
      printSchemas(bundleOf({ AdminCreateCupBody: body, Loop: { type: "array", items: loop } })),
    ).toThrow("Loop → Loop: a request body can't contain itself");
    expect(() => printSchemas(bundleOf({ AdminCreateCupBody: body }))).toThrow(
      "#/components/schemas/Loop doesn't exist in the contract",
    );
  });
});
