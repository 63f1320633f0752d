import { describe, expect, it } from "vitest";
import { isDescribed, isPlainField, isPlainOperation } from "./plain.js";

const nullable = (type: string) => ({ type: [type, "null"] });
const product = { $ref: "../products/Product.yaml" };

describe("a field doesn't need a description", () => {
  it.each([
    ["a timestamp of the record", "created_at", { type: "string", format: "date-time" }],
    ["a constant text", "kind", { type: "string", const: "cart" }],
    ["a display text", "title", { type: "string" }],
    ["a display text that may be missing", "last_name", nullable("string")],
    ["the id of a record", "order_id", { type: "string" }],
    ["a record", "product", product],
    ["records", "products", { type: "array", items: product }],
    [
      "named like the end of a schema's name",
      "categories",
      { type: "array", items: { $ref: "#/components/schemas/ProductCategory" } },
    ],
    ["named by a role and a schema's name", "billing_address", { $ref: "./Address.yaml" }],
    ["named by a plural in -es", "addresses", { type: "array", items: { $ref: "./Address.yaml" } }],
  ])("if it is %s", (_, name, schema) => {
    expect(isPlainField(name, schema)).toBe(true);
  });
});

describe("a record that can be missing", () => {
  const missing = { anyOf: [product, { type: "null" }] };

  it("doesn't need a description if its id has one", () => {
    const id = { type: ["string", "null"], description: "Null for something that is no product." };
    expect(isPlainField("product", missing, { product_id: id })).toBe(true);
  });

  it("needs a description if its id has none, or if the id is missing", () => {
    expect(isPlainField("product", missing, { product_id: { type: "string" } })).toBe(false);
    expect(isPlainField("product", missing, {})).toBe(false);
    expect(isPlainField("product", missing)).toBe(false);
  });
});

describe("a field needs a description", () => {
  it.each([
    ["an amount", "amount", { type: "integer" }],
    ["a choice", "is_disabled", { type: "boolean" }],
    ["a time that something happened", "captured_at", nullable("string")],
    ["one of several texts", "name", { type: "string", enum: ["a", "b"] }],
    ["a number named like a string", "title", { type: "integer" }],
    ["an id that may be missing", "order_id", nullable("string")],
    ["an id of something that isn't a record", "provider_id", { type: "string" }],
    [
      "records with a different name",
      "additional_items",
      { type: "array", items: { $ref: "./LineItem.yaml" } },
    ],
    ["ids named like records", "products", { type: "array", items: { type: "string" } }],
    ["one of two schemas", "product", { anyOf: [product, { $ref: "./Other.yaml" }] }],
  ])("if it is %s", (_, name, schema) => {
    expect(isPlainField(name, schema)).toBe(false);
  });
});

describe("a field", () => {
  const resolve = () => ({ description: "Something the shop sells." });
  const silent = () => ({});

  it("is described by its own description, or by its schema's", () => {
    const percent = { type: "number", description: "In percent." };
    expect(isDescribed("rate", percent, silent)).toBe(true);
    expect(isDescribed("product", product, resolve)).toBe(true);
    expect(isDescribed("product", product, silent)).toBe(false);
  });

  it("isn't described by the description of its list's entries", () => {
    expect(isDescribed("goods", { type: "array", items: product }, resolve)).toBe(false);
  });

  it("is described only if the description explains null", () => {
    const sku = nullable("string");
    expect(isDescribed("sku", { ...sku, description: "The stock keeping unit." }, silent)).toBe(
      false,
    );
    expect(isDescribed("sku", { ...sku, description: "Null if it has none." }, silent)).toBe(true);
    expect(isDescribed("address_1", { ...sku, description: "The street." }, silent)).toBe(true);
    expect(isDescribed("good", { anyOf: [product, { type: "null" }] }, resolve)).toBe(false);
  });
});

it("all writes need a description", () => {
  expect(isPlainOperation("adminListProducts")).toBe(true);
  expect(isPlainOperation("storeRetrieveCart")).toBe(true);
  expect(isPlainOperation("adminDeleteProduct")).toBe(false);
  expect(isPlainOperation("storeCheckEmail")).toBe(false);
});
