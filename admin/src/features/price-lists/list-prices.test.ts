import { describe, expect, it } from "vitest";
import type { PricedVariant, StoredPrice } from "../../resources/priced-variants.ts";
import { compared, priceWrites, ownPrices, partsOf, rowsOf, tiersIn } from "./list-prices.ts";

const price = (id: string, facts: Partial<StoredPrice>): StoredPrice => ({
  id,
  currency_code: "eur",
  amount: 2000,
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...facts,
});
const inList = (id: string, facts: Partial<StoredPrice>) =>
  price(id, { price_list_id: "pl", ...facts });
const variant: PricedVariant = {
  id: "v1",
  title: "One",
  sku: "SKU-1",
  group: "Mug",
  prices: [
    price("own", { amount: 2000 }),
    price("ireland", { region_id: "reg_ie", amount: 2200 }),
    inList("here", { amount: 1800, min_quantity: 1 }),
    inList("many", { amount: 1500, min_quantity: 10, max_quantity: 49 }),
    price("other", { amount: 1, price_list_id: "pl_2" }),
  ],
};
const regions = [
  { id: "reg_ie", currency_code: "eur" },
  { id: "reg_eu", currency_code: "eur" },
];
const words = {
  ambiguous: "several",
  tier: ({ min, max }: { min: number | null; max: number | null }) => `${min}-${max}`,
  own: (column: string, own: number, here: number | undefined) => `${column} ${own} ${here}`,
};
const rows = rowsOf(variant, "pl", regions, [{ min: 50, max: null }], words);
const now = new Map([[variant.id, variant]]);
const ids = new Set(regions.map(({ id }) => id));
const change = (row: number, values: [string, number | null][]) => {
  const at = rows[row];
  if (!at) throw new Error("No such row");
  return { row: at, values: new Map(values) };
};

describe("the grid of a price list", () => {
  it("has a row for any quantity, one for each tier, and rows for added tiers", () => {
    expect(rows.map(({ id, values, note }) => [id, values, note])).toEqual([
      ["v1|-", { eur: 1800 }, "SKU-1"],
      ["v1|10-49", { eur: 1500 }, "10-49 · SKU-1"],
      ["v1|50-", {}, "50-null · SKU-1"],
    ]);
    expect(partsOf("v1|10-49")).toEqual({ variant: "v1", tier: { min: 10, max: 49 } });
    expect(tiersIn(["v1|10-49", "v2|10-49", "v2|-"])).toEqual([
      { min: 10, max: 49 },
      { min: null, max: null },
    ]);
  });
  it("shows base prices, and a region's own price if it has one", () => {
    expect(ownPrices(variant, regions)).toEqual({ eur: 2000, reg_ie: 2200, reg_eu: 2000 });
    expect(rows[0]?.notes?.["eur"]).toBe("eur 2000 1800");
  });
  it("locks cells for which the server has two prices", () => {
    const twice = { ...variant, prices: [inList("a", {}), inList("b", { amount: 1 })] };
    expect(rowsOf(twice, "pl", regions, [], words)[0]?.locked).toEqual({ eur: "several" });
  });
});

describe("saving", () => {
  it("changes existing prices, adds new prices with their quantities, and deletes cleared ones", () => {
    const writes = priceWrites(
      [
        change(0, [
          ["eur", 1700],
          ["usd", 900],
        ]),
        change(1, [["eur", null]]),
        change(2, [["reg_eu", 1200]]),
      ],
      now,
      "pl",
      ids,
    );
    expect(writes.write).toEqual([
      { id: "here", variant_id: "v1", amount: 1700 },
      { variant_id: "v1", currency_code: "usd", amount: 900 },
      { variant_id: "v1", region_id: "reg_eu", amount: 1200, min_quantity: 50 },
    ]);
    expect(writes.remove).toEqual(["many"]);
    expect(writes.skipped.size).toBe(0);
  });
  it("after a lost response, doesn't send prices again that the server already saved", () => {
    const saved = {
      ...variant,
      prices: [...(variant.prices ?? []), inList("new", { currency_code: "usd", amount: 900 })],
    };
    const writes = priceWrites([change(0, [["usd", 900]])], new Map([["v1", saved]]), "pl", ids);
    expect(writes).toEqual({ write: [], remove: [], skipped: new Map() });
  });
  it("keeps other operators' changes and deletions", () => {
    const theirs = { ...variant, prices: [inList("here", { amount: 1750 })] };
    const changes = [change(0, [["eur", 1700]])];
    expect(priceWrites(changes, new Map([["v1", theirs]]), "pl", ids).skipped.get("v1|-")).toBe(
      "changed",
    );
    expect(priceWrites(changes, new Map(), "pl", ids).skipped.get("v1|-")).toBe("gone");
  });
});

describe("the prices of a product compared with its base prices", () => {
  it("are those for one unit, in the requested currency", () => {
    expect(compared([variant], "pl", "eur", regions)).toEqual({
      column: "eur",
      here: [1800, 1800],
      own: [2000, 2000],
      change: [1800 / 2000 - 1, 1800 / 2000 - 1],
      more: 0,
    });
  });
  it("are in a currency that the list has, and can't be compared without a base price", () => {
    const only = { ...variant, prices: [inList("usd", { currency_code: "usd", amount: 5 })] };
    expect(compared([only], "pl", "eur", regions)).toMatchObject({ column: "usd", own: undefined });
    expect(compared([variant], "none", "eur", regions)).toBeUndefined();
  });
});
