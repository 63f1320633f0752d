import { describe, expect, it } from "vitest";
import { featuresOf } from "./feature-flags.ts";

describe("the features of a store", () => {
  it("are the enabled flags, and every module by its name", () => {
    const features = featuresOf({
      feature_flags: [
        { key: "product_categories", value: true },
        { key: "analytics", value: false },
        { key: "workflows", value: { createCart: false } },
        { key: "order_editing", value: { swaps: true } },
      ],
      modules: [{ module: "inventoryService" }],
    });
    expect([...features]).toEqual(["product_categories", "order_editing", "inventoryService"]);
  });
  it("are empty if the store lists none", () => expect([...featuresOf({})]).toEqual([]));
});
