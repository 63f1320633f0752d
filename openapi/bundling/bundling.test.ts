import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flattenDocument } from "./flatten.js";
import { hoistExamples } from "./hoist-examples.js";
import { applyNames, applyStandard, readNames } from "./standard.js";
import { resolveRecords } from "./example-records.js";

describe("the names that expand, fields, and order accept", () => {
  const names = readNames({ expand: [{ of: ["adminListCups"], names: ["saucer", "spoon"] }] });
  const expand = { name: "expand[]", in: "query", description: "Relations.\n" };

  it("are listed in the parameter's description", () => {
    const cups = { parameters: [{ $ref: "Expand.yaml" }, { name: "limit", description: "" }] };
    applyNames(names, "adminListCups", cups, () => expand);
    const written = {
      ...expand,
      description: "Relations. Known names: `saucer`, `spoon`.",
      "x-names": ["saucer", "spoon"],
    };
    expect(cups.parameters).toEqual([written, { name: "limit", description: "" }]);
    applyNames(names, "adminListCups", cups, () => expand);
    expect(cups.parameters[0]).toEqual(written);
  });

  it("are preceded by a sentence about order only if the operation has that parameter", () => {
    const fields = { name: "fields", description: "Fields.", "x-with-order": "Include its field." };
    const describeFields = (...others: object[]) => {
      const cups = { parameters: [{ $ref: "a/Fields.yaml" }, ...others] };
      const accepted = readNames({ fields: [{ of: ["adminListCups"], names: ["size"] }] });
      applyNames(accepted, "adminListCups", cups, () => fields);
      return cups.parameters[0];
    };
    const written = { name: "fields", "x-names": ["size"] };
    const alone = { ...written, description: "Fields. Known names: `size`." };
    const sorted = { ...written, description: "Fields. Include its field. Known names: `size`." };
    expect(describeFields()).toEqual(alone);
    expect(describeFields({ name: "order", description: "" })).toEqual(sorted);
  });

  it("don't change the description if there are none", () => {
    const plates = { parameters: [{ $ref: "Expand.yaml" }] };
    applyNames(names, "adminListPlates", plates, () => expand);
    expect(plates.parameters).toEqual([{ $ref: "Expand.yaml" }]);
  });
});

describe("the standard table", () => {
  const table = {
    areas: {
      admin: { security: [{ session: [] }] },
      store: { security: [{}, { session: [] }], parameters: ["parameters/Key.yaml"] },
    },
    responses: {
      "400": { file: "bad", when: ["input", "write"] },
      "401": { file: "who", when: ["signed-in"] },
      "404": { file: "where", when: ["path-id"] },
      "409": { file: "twice", when: ["write"] },
      "500": { file: "broken", when: ["always"] },
    },
  };
  const apply = (path: string, method: string, own = {}) => {
    const operation = { responses: { "200": {} }, ...own } as Record<string, unknown>;
    applyStandard(table, path, method, operation, (file: string) => `../${file}`);
    const { responses, parameters, security } = operation;
    return { statuses: Object.keys(responses as object).join(" "), parameters, security };
  };

  it("adds the error responses that an operation can return", () => {
    expect(apply("/admin/products", "get").statuses).toBe("200 401 500");
    expect(apply("/admin/products/{id}", "get").statuses).toBe("200 401 404 500");
    expect(apply("/admin/products", "get", { "x-query": ["Limit50"] }).statuses).toBe(
      "200 400 401 500",
    );
    expect(apply("/admin/products/{id}", "delete").statuses).toBe("200 400 401 404 409 500");
    expect(apply("/store/products", "get").statuses).toBe("200 500");
    expect(apply("/admin/auth", "post", { security: [] }).statuses).toBe("200 400 409 500");
    expect(apply("/store/me", "get", { security: [{ session: [] }] }).statuses).toBe("200 401 500");
  });

  it("keeps the responses that an operation defines itself", () => {
    const own = { responses: { "204": {}, "404": { description: "mine" } } };
    expect(apply("/admin/x/{id}", "get", own).statuses).toBe("204 401 404 500");
  });

  it("expands x-query, and adds the area's parameters", () => {
    expect(
      apply("/store/products", "get", { "x-query": ["Limit100", "Offset"] }).parameters,
    ).toEqual([
      { $ref: "../parameters/Limit100.yaml" },
      { $ref: "../parameters/Offset.yaml" },
      { $ref: "../parameters/Key.yaml" },
    ]);
    expect(apply("/admin/products", "get").parameters).toBeUndefined();
  });
});

describe("the example data", () => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-examples-"));
  const here = join(folder, "operation.yaml");
  beforeAll(() => {
    writeFileSync(
      join(folder, "records.yaml"),
      [
        "mug: { id: prod_1, title: Mug, created_at: 2026-02-03T10:30:00.000Z, tags: [{ $ref: '#/tag' }] }",
        "tag: { value: gift }",
        "loop: { again: { $ref: '#/loop' } }",
      ].join("\n"),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const tell = (value: unknown) => resolveRecords(value, here);

  it("replaces references with records, also within records, and keeps dates as text", () => {
    expect(tell({ products: [{ $ref: "records.yaml#/mug" }] })).toEqual({
      products: [
        {
          id: "prod_1",
          title: "Mug",
          created_at: "2026-02-03T10:30:00.000Z",
          tags: [{ value: "gift" }],
        },
      ],
    });
  });

  it("lets fields next to a `$ref` override the record's fields, and resolves a `$ref` to a single value", () => {
    expect(tell({ $ref: "records.yaml#/mug", title: "Cup", tags: null })).toMatchObject({
      id: "prod_1",
      title: "Cup",
      tags: null,
    });
    expect(tell({ id: { $ref: "records.yaml#/mug/id" } })).toEqual({ id: "prod_1" });
  });

  it("rejects a missing record and a cycle", () => {
    expect(() => tell({ $ref: "records.yaml#/cup" })).toThrow(/No example record at .*#\/cup/);
    expect(() => tell({ $ref: "records.yaml#/loop" })).toThrow(/in a circle/);
  });
});

describe("the bundle", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const use = (name: string) => ({
    "/a": {
      get: { responses: { "200": { content: { "application/json": { schema: ref(name) } } } } },
    },
  });

  it("flattens mixins into one object, and removes schemas that nothing refers to anymore", () => {
    const document = {
      paths: use("Product"),
      components: {
        schemas: {
          Product: {
            description: "A product",
            allOf: [
              ref("Entity"),
              { type: "object", required: ["title"], properties: { title: { type: "string" } } },
            ],
            unevaluatedProperties: false,
          },
          Entity: { allOf: [ref("Base")] },
          Base: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
        },
      },
    };
    flattenDocument(document);
    expect(document.components.schemas).toEqual({
      Product: {
        type: "object",
        description: "A product",
        required: ["id", "title"],
        additionalProperties: false,
        properties: { id: { type: "string" }, title: { type: "string" } },
      },
    });
  });

  it("rejects a field that two members define differently", () => {
    const member = (type: string) => ({ type: "object", properties: { a: { type } } });
    const document = {
      paths: use("Two"),
      components: { schemas: { Two: { allOf: [member("string"), member("number")] } } },
    };
    expect(() => flattenDocument(document)).toThrow("Two.a is defined twice");
  });

  it("derives the response to a selection from the default response", () => {
    const object = (properties: object) => ({ type: "object", properties });
    const document = {
      paths: use("ShopCupResponse"),
      components: {
        schemas: {
          Cup: object({ spoon: { type: "string" } }),
          ShopCup: {
            allOf: [ref("Cup"), { type: "object", "x-narrows": true, required: ["spoon"] }],
          },
          ShopCupResponse: { "x-chosen": "CupResponse", ...object({ cup: ref("ShopCup") }) },
        },
      },
    };
    flattenDocument(document);
    expect(document.components.schemas).toMatchObject({
      CupResponse: object({ cup: ref("Cup") }),
      ShopCup: { "x-narrows": "Cup", required: ["spoon"] },
      ShopCupResponse: { "x-chosen": ref("CupResponse"), ...object({ cup: ref("ShopCup") }) },
    });
  });

  it("uses the narrower of two definitions of a field", () => {
    const base = { type: "object", required: ["a"], properties: { a: {}, b: { type: "string" } } };
    const narrowed = { type: "object", "x-narrows": true, required: ["b"] };
    const document = {
      paths: use("Loaded"),
      components: {
        schemas: { Loaded: { allOf: [base, { ...narrowed, properties: { a: ref("Loaded") } }] } },
      },
    };
    flattenDocument(document);
    expect(document.components.schemas.Loaded).toEqual({
      type: "object",
      required: ["a", "b"],
      properties: { a: ref("Loaded"), b: { type: "string" } },
    });
  });

  it("stores each example once, named after its schema", () => {
    const media = (value: unknown) => ({ schema: ref("Product"), example: value });
    const at = (value: unknown) => ({
      get: { responses: { "200": { content: { "application/json": media(value) } } } },
    });
    const document = {
      paths: { "/a": at({ n: 1 }), "/b": at({ n: 2 }), "/c": at({ n: 1 }) },
      components: {} as { examples?: object },
    };
    hoistExamples(document);
    expect(document.components.examples).toEqual({
      Product: { value: { n: 1 } },
      Product2: { value: { n: 2 } },
    });
    expect(document.paths["/c"].get.responses["200"].content["application/json"]).toEqual({
      schema: ref("Product"),
      examples: { default: { $ref: "#/components/examples/Product" } },
    });
  });
});
