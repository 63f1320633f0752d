import { expect, it } from "vitest";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import { priceWrites } from "./list-prices.ts";
import { arrived, changesBetween, pricesIn, triedIn, type Written } from "./written-prices.ts";

const said = (...args: Parameters<typeof changesBetween>) =>
  changesBetween(...args).map(({ row, values }) => [
    row.id,
    row.values,
    Object.fromEntries(values),
  ]);

it("saving again sends the remaining prices, and deletes sent prices that the user has removed", () => {
  const sent = { a: { eur: 1, usd: 2 }, b: { eur: 3 }, c: { eur: 4 } };
  const wanted = { a: { eur: 1, usd: 5 }, b: { eur: 3 }, d: { eur: 6 } };
  expect(said({}, sent)).toEqual([
    ["a", {}, { eur: 1, usd: 2 }],
    ["b", {}, { eur: 3 }],
    ["c", {}, { eur: 4 }],
  ]);
  expect(said(sent, wanted)).toEqual([
    ["a", { eur: 1, usd: 2 }, { usd: 5 }],
    ["c", { eur: 4 }, { eur: null }],
    ["d", {}, { eur: 6 }],
  ]);
  expect(said(wanted, wanted)).toEqual([]);
  expect(pricesIn(changesBetween({}, sent))).toBe(4);
});

const inList = (prices: Record<string, number>) =>
  new Map<string, PricedVariant>([
    [
      "v1",
      {
        id: "v1",
        title: "One",
        sku: null,
        group: "Mug",
        prices: Object.entries(prices).map(([currency_code, amount]) => ({
          id: `ma_${currency_code}`,
          currency_code,
          amount,
          region_id: null,
          price_list_id: "pl",
          min_quantity: null,
          max_quantity: null,
        })),
      },
    ],
  ]);

/**
 * The writes of a second save. The response to the first save was lost, then the user changed prices, and the list now has the
 * prices in `there`.
 */
function savedAgain(
  {
    sent,
    first,
    wanted,
    there,
  }: Record<"sent" | "first" | "wanted", Written> & {
    there: Record<string, number>;
  },
  told = false,
) {
  const tried = triedIn(changesBetween(sent, first));
  const known = arrived({ sent, tried }, inList(there), "pl", new Set(told ? ["v1|-"] : ["v2|-"]));
  const { write, remove, skipped } = priceWrites(
    changesBetween(known, wanted),
    inList(there),
    "pl",
    new Set(),
  );
  return { write: write.map(({ id, amount }) => [id, amount]), remove, skipped: [...skipped] };
}

it("saving again overwrites prices whose response was lost, regardless of whether the server stored them", () => {
  const lost = {
    sent: { "v1|-": { usd: 9, jpy: 7 } },
    first: { "v1|-": { eur: 1800, usd: 8 } },
    wanted: { "v1|-": { eur: 1700, usd: 10, jpy: 6 } },
  };
  // The list has all sent prices, so the price in yen was deleted.
  expect(savedAgain({ ...lost, there: { eur: 1800, usd: 8 } })).toEqual({
    write: [
      ["ma_eur", 1700],
      ["ma_usd", 10],
      [undefined, 6],
    ],
    remove: [],
    skipped: [],
  });
  // The list has none of the sent prices.
  expect(savedAgain({ ...lost, there: { usd: 9, jpy: 7 } })).toEqual({
    write: [
      [undefined, 1700],
      ["ma_usd", 10],
      ["ma_jpy", 6],
    ],
    remove: [],
    skipped: [],
  });
});

it("saving again keeps other operators' prices until the user has seen them", () => {
  const theirs = {
    sent: {},
    first: { "v1|-": { eur: 1800 } },
    wanted: { "v1|-": { eur: 1700 } },
    there: { eur: 1650 },
  };
  expect(savedAgain(theirs)).toEqual({ write: [], remove: [], skipped: [["v1|-", "changed"]] });
  expect(savedAgain(theirs, true)).toEqual({
    write: [["ma_eur", 1700]],
    remove: [],
    skipped: [],
  });
});
