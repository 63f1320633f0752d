import { expect, it } from "vitest";
import { spreadFields } from "./narrowed.ts";

it("`spreadFields` adds a schema's new fields to the schemas that narrow it, without changing their own fields", () => {
  const text = { type: "string" };
  const narrowed = { "x-narrows": "Cup", required: ["id", "spoon"], properties: { spoon: text } };
  const document = {
    paths: {},
    components: {
      schemas: {
        Cup: { required: ["id", "glaze"], properties: { id: text, spoon: {}, glaze: text } },
        ShopCup: narrowed,
        Spoon: { properties: { id: text } },
      },
    },
  };
  spreadFields(document, structuredClone(document));
  expect(document.components.schemas.ShopCup).toEqual({
    "x-narrows": "Cup",
    required: ["id", "glaze", "spoon"],
    properties: { id: text, spoon: text, glaze: text },
  });
  expect(document.components.schemas.Spoon).toEqual({ properties: { id: text } });
});

it("`spreadFields` adds new fields to a schema that narrows an already narrowed schema, in any order", () => {
  const text = { type: "string" };
  const document = {
    paths: {},
    components: {
      schemas: {
        AShopCup: { "x-narrows": "ShopCup", properties: {} },
        Cup: { required: ["glaze"], properties: { glaze: text } },
        ShopCup: { "x-narrows": "Cup", properties: {} },
      },
    },
  };
  spreadFields(document, structuredClone(document));
  expect(document.components.schemas.AShopCup).toEqual({
    "x-narrows": "ShopCup",
    required: ["glaze"],
    properties: { glaze: text },
  });
});

it("`spreadFields` updates a changed field in schemas that don't narrow the field", () => {
  const text = { type: "string" };
  const documentWith = (glaze: object) => ({
    paths: {},
    components: {
      schemas: {
        Cup: { properties: { glaze, lid: glaze } },
        ShopCup: { "x-narrows": "Cup", properties: { glaze: text, lid: { const: "none" } } },
      },
    },
  });
  const document = documentWith({ const: "blue" });
  spreadFields(document, documentWith(text));
  expect(document.components.schemas.ShopCup.properties).toEqual({
    glaze: { const: "blue" },
    lid: { const: "none" },
  });
});
