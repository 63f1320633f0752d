import { expect, it } from "vitest";
import { firstVariant, isForSale } from "./variants.ts";

const variant = (id: string, stock: number) => ({
  id,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: stock,
});

it("opens with what can be bought, else with what there is", () => {
  expect(firstVariant([variant("red", 0), variant("blue", 3)])?.id).toBe("blue");
  expect(firstVariant([variant("red", 0), variant("blue", 0)])?.id).toBe("red");
  expect(firstVariant([])).toBeUndefined();
});

it("goes by the server's word before it counts", () => {
  expect(isForSale({ ...variant("red", 0), purchasable: true })).toBe(true);
  expect(isForSale({ ...variant("red", 3), purchasable: false })).toBe(false);
  expect(isForSale({ ...variant("red", 0), allow_backorder: true })).toBe(true);
});
