import { expect, it } from "vitest";
import { spreadFields } from "./narrowed.ts";

it("gives a schema the fields that were added to the one it narrows, and keeps its own", () => {
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
  spreadFields(document);
  expect(document.components.schemas.ShopCup).toEqual({
    "x-narrows": "Cup",
    required: ["id", "glaze", "spoon"],
    properties: { id: text, spoon: text, glaze: text },
  });
  expect(document.components.schemas.Spoon).toEqual({ properties: { id: text } });
});
