import { expect, test } from "vitest";
import { toCopyForm, toNewVariant } from "./variant-form.ts";
import type { FullVariant } from "./variant-queries.ts";

const variant = {
  title: "S Red",
  sku: "KETTLE-S",
  options: [{ option_id: "size", value: "S" }],
  manage_inventory: true,
  allow_backorder: true,
  inventory_quantity: 5,
  metadata: { shelf: 4, care: { wash: 30 } },
  prices: [
    { currency_code: "eur", amount: 1900 },
    { currency_code: "eur", amount: 1700, min_quantity: 10, max_quantity: 49 },
    { currency_code: "eur", amount: 1500, price_list_id: "pl_sale" },
  ],
} as unknown as FullVariant;

test("a copy keeps metadata and base prices, but no unique values and no stock", () => {
  const form = toCopyForm(variant, [{ id: "size" }]);
  expect(toNewVariant(form, variant)).toMatchObject({
    title: "S Red",
    allow_backorder: true,
    options: [{ option_id: "size", value: "S" }],
    metadata: { shelf: 4, care: { wash: 30 } },
    prices: [
      { currency_code: "eur", amount: 1900 },
      { currency_code: "eur", amount: 1700, min_quantity: 10, max_quantity: 49 },
    ],
  });
  for (const own of ["sku", "ean", "upc", "barcode", "inventory_quantity"])
    expect(toNewVariant(form, variant)).not.toHaveProperty(own);
  expect(toNewVariant(form)).not.toHaveProperty("metadata");
});
