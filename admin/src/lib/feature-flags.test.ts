import { describe, expect, it } from "vitest";
import { featuresOf } from "./feature-flags.ts";

describe("the features of a store", () => {
  it("are the enabled flags, and the names of all modules", () => {
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
  it("are empty if the store doesn't list any", () => expect([...featuresOf({})]).toEqual([]));
});
