import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byRank, priceColumns, type StoredPrice } from "../../../resources/priced-variants.ts";
import { priceBody, priceRow } from "./price-grid-data.ts";

const price = (id: string, facts: Partial<StoredPrice>): StoredPrice => ({
  id,
  currency_code: "eur",
  amount: 100,
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  max_quantity: null,
  ...facts,
});
const stored = [
  price("base", { amount: 1900 }),
  price("many", { amount: 1700, min_quantity: 10 }),
  price("usd", { currency_code: "usd", amount: 2100 }),
  price("europe", { region_id: "reg_eu", amount: 1850 }),
  price("sale", { price_list_id: "pl_1", amount: 999 }),
];
const regions = new Set(["reg_eu", "reg_us"]);

describe("the request body for a variant's prices", () => {
  it("changes one price, and keeps all others except those of price lists", () => {
    expect(priceBody(stored, new Map([["usd", 2500]]), regions)).toEqual([
      { id: "base", currency_code: "eur", amount: 1900 },
      { id: "many", currency_code: "eur", amount: 1700, min_quantity: 10 },
      { id: "usd", currency_code: "usd", amount: 2500 },
      { id: "europe", region_id: "reg_eu", amount: 1850 },
    ]);
  });
  it("leaves out cleared prices, and adds new ones in order", () => {
    const body = priceBody(
      stored,
      new Map<string, number | null>([
        ["reg_eu", null],
        ["reg_us", 5],
        ["jpy", 300],
        ["krw", null],
      ]),
      regions,
    );
    expect(body?.slice(3)).toEqual([
      { region_id: "reg_us", amount: 5 },
      { currency_code: "jpy", amount: 300 },
    ]);
  });
  it("keeps prices for different quantities separate if only one currency is left", () => {
    expect(
      priceBody(stored, new Map([["usd", null]]), regions)?.map(
        ({ currency_code }) => currency_code,
      ),
    ).toEqual(["eur", "EUR", undefined]);
  });
  it("isn't created if the server would keep a currency's price next to a region's", () => {
    const two = [price("base", {}), price("europe", { region_id: "reg_eu" })];
    expect(priceBody(two, new Map([["eur", null]]), regions)).toBeUndefined();
    expect(
      priceBody(
        two,
        new Map<string, null>([
          ["eur", null],
          ["reg_eu", null],
        ]),
        regions,
      ),
    ).toEqual([]);
    expect(
      priceBody([price("europe", { region_id: "reg_eu" })], new Map([["reg_us", 1]]), regions),
    ).toHaveLength(2);
  });
  it("never leaves out a price that wasn't cleared", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            currency_code: fc.constantFrom("eur", "usd", "jpy"),
            region_id: fc.option(fc.constantFrom("reg_eu", "reg_us")),
            price_list_id: fc.option(fc.constant("pl_1")),
            min_quantity: fc.option(fc.constantFrom(1, 10, 20)),
            amount: fc.nat(9000),
          }),
          { selector: (one) => JSON.stringify({ ...one, amount: 0 }) },
        ),
        fc.dictionary(fc.constantFrom("eur", "usd", "reg_eu"), fc.nat(9000)),
        (facts, changes) => {
          const prices = facts.map((one, index) => price(String(index), one));
          const sent = new Set(
            priceBody(prices, new Map(Object.entries(changes)), regions)?.map(({ id }) => id),
          );
          // No price is cleared, so all stored prices are sent, except those of price lists.
          for (const { id, price_list_id } of prices)
            expect(sent.has(id)).toBe(price_list_id === null);
        },
      ),
    );
  });
});

it("a row shows the price for one unit without conditions, and is locked if there are several such prices", () => {
  const row = priceRow(
    {
      id: "v",
      title: "Oat",
      sku: "M-1",
      prices: [...stored, price("usd2", { currency_code: "usd", min_quantity: 1, amount: 5 })],
    },
    "Two",
  );
  expect(row).toEqual({
    id: "v",
    title: "Oat",
    note: "M-1",
    values: { eur: 1900, usd: 2100, reg_eu: 1850 },
    locked: { usd: "Two" },
  });
});

it("the columns are the store's currencies, other currencies in use, and the regions by name", () => {
  const columns = priceColumns(
    ["eur", "jpy"],
    [
      { id: "r2", name: "Nippon", currency_code: "jpy" },
      { id: "r1", name: "Europe", currency_code: "eur" },
    ],
    [
      {
        id: "v",
        title: "",
        prices: [
          price("a", { currency_code: "usd" }),
          price("b", { currency_code: "sek", price_list_id: "pl" }),
        ],
      },
    ],
  );
  expect(columns.map(({ id, title, note, digits }) => [id, title, note, digits])).toEqual([
    ["eur", "EUR", undefined, 2],
    ["jpy", "JPY", undefined, 0],
    ["usd", "USD", undefined, 2],
    ["r1", "Europe", "EUR", 2],
    ["r2", "Nippon", "JPY", 0],
  ]);
});

it("variants are sorted by rank, with those without a rank last", () => {
  const ranked = [null, 2, 1].map((variant_rank, index) => ({
    id: String(index),
    title: "",
    variant_rank,
  }));
  expect(ranked.toSorted(byRank).map(({ id }) => id)).toEqual(["2", "1", "0"]);
});
