import type { Product, Variant } from "@countertop/sdk/types";
import { describe, expect, it } from "vitest";
import { choiceOf, firstVariant, mostOf, valuesOf, variantWith } from "./variants.ts";

const variant = (size: string, color: string, stock: number) =>
  ({
    id: `${size} ${color}`,
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: stock,
    options: [
      { option_id: "size", value: size },
      { option_id: "color", value: color },
    ],
  }) as unknown as Variant;

const product = { options: [{ id: "size" }, { id: "color" }] } as unknown as Product;
const variants = [
  variant("small", "red", 0),
  variant("small", "blue", 3),
  variant("large", "green", 2),
];
const small = { size: "small", color: "blue" };

describe("options of a product", () => {
  it("opens with what can be bought", () => {
    expect(firstVariant(variants)?.id).toBe("small blue");
  });

  it("tells sold out from not made in this combination", () => {
    expect(valuesOf(product, variants, small, "color")).toEqual([
      { value: "red", state: "sold out" },
      { value: "blue", state: "available" },
      { value: "green", state: "not made" },
    ]);
  });

  it("never ends in a dead end: the first option leads everywhere", () => {
    expect(valuesOf(product, variants, small, "size").map(({ state }) => state)).toEqual([
      "available",
      "available",
    ]);
    const next = variantWith(product, variants, small, "size", "large");
    expect(next && choiceOf(next)).toEqual({ size: "large", color: "green" });
  });

  it("caps a quantity at the stock, where somebody counts", () => {
    expect(mostOf(variant("small", "red", 3))).toBe(3);
    expect(mostOf({ ...variant("small", "red", 0), allow_backorder: true })).toBe(Infinity);
  });
});
