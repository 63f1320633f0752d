import { createHttpClient } from "@countertop/sdk";
import { storeListProducts, storeListRegions } from "@countertop/sdk/operations";
import type { Region, Variant } from "@countertop/sdk/types";
import { describe, expect, it } from "vitest";
import {
  computeVariantPrice,
  currencyDigits,
  formatVariantPrice,
  getVariantPrice,
} from "./prices.ts";
import { generateCartState } from "./session-cart/reducer.ts";

// Tests that computed prices equal the real store's prices. These tests only read data.
const client = createHttpClient({ baseUrl: process.env["COUNTERTOP_SANDBOX_URL"] ?? "" });
// The demo store's regions. Other tests of this store may create and delete additional regions.
const demo = ["Europe", "Ireland", "United States", "Japan"];
const regions = (await storeListRegions(client)).regions.filter(({ name }) => demo.includes(name));
if (regions.length !== demo.length) throw new Error("This store is not the demo store: seed it.");

async function variantsOf(region?: Region): Promise<Variant[]> {
  const query = { limit: 100, ...(region && { region_id: region.id }) };
  const { products } = await storeListProducts(client, { query });
  const variants = products
    .flatMap((product) => product.variants)
    .filter((variant) => !region || variant.calculated_price_incl_tax != null);
  expect(variants.length).toBeGreaterThan(0);
  return variants;
}

describe.each(regions)("prices of the real store in $name ($currency_code)", (region) => {
  it("equal the server's prices, with and without tax", async () => {
    for (const variant of await variantsOf(region)) {
      const gross = variant.calculated_price_incl_tax ?? NaN;
      const net = gross - (variant.calculated_tax ?? NaN);
      const minor = (includeTaxes: boolean) =>
        Math.round(
          computeVariantPrice({ variant, region, includeTaxes }) *
            10 ** currencyDigits(region.currency_code),
        );
      expect([variant.id, minor(true), minor(false)]).toEqual([variant.id, gross, net]);
    }
  });

  it("are never used for a region with a different currency", async () => {
    const foreign = regions.filter((other) => other.currency_code !== region.currency_code);
    for (const variant of await variantsOf(region)) {
      for (const other of foreign) expect(getVariantPrice(variant, other)).toBe(0);
    }
  });

  it("add up in a session cart, even if its variants were read without a region", async () => {
    const variants = await variantsOf();
    const cart = generateCartState(
      { region },
      variants.map((variant) => ({ variant: { ...variant, inventory_quantity: 2 }, quantity: 2 })),
    );
    const listed = variants.map(
      (variant) =>
        variant.prices?.find((price) => price.currency_code === region.currency_code)?.amount ?? 0,
    );
    expect(cart.totalItems).toBe(2 * variants.length);
    expect(cart.total).toBe(2 * listed.reduce((sum, amount) => sum + amount, 0));
    expect(cart.total).toBeGreaterThan(0);
    expect(formatVariantPrice({ variant: variants[0] ?? {}, region })).toMatch(/[€$¥]/);
  });
});
