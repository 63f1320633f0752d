import { expect, it } from "vitest";
import type { StoredPrice } from "../../resources/priced-variants.ts";
import { overlapsIn, overlapsOf, winnerOf } from "./overlap.ts";

const price = (price_list_id: string | null, amount: number, facts: Partial<StoredPrice> = {}) => ({
  id: `${price_list_id}${amount}`,
  currency_code: "eur",
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  price_list_id,
  amount,
  ...facts,
});
const region = { id: "reg_ie", currency_code: "eur" };
const rivals = [{ id: "pl_2", name: "Sale" }];
const one = (...prices: StoredPrice[]) => ({ id: "v", title: "One", prices });

it("the overlap check finds an overlap if two lists have a price for a variant in the same currency, or in a region with that currency", () => {
  const [found] = overlapsIn(
    [
      one(
        price(null, 2000),
        price("pl", 1800),
        price("pl", 1700, { region_id: "reg_ie" }),
        price("pl_2", 1750),
      ),
    ],
    "pl",
    rivals,
    region,
  );
  expect(found).toMatchObject({ here: 1700, own: 2000, there: [{ amount: 1750 }] });
});

it("the overlap check finds no overlap for different currencies or quantities, for a list at a different time, or for a single list", () => {
  const here = price("pl", 1800);
  for (const other of [
    price("pl_2", 1, { currency_code: "usd" }),
    price("pl_2", 1, { region_id: "reg_eu" }),
    price("pl_2", 1, { min_quantity: 10 }),
    price("pl_3", 1),
    price(null, 1),
  ])
    expect(overlapsIn([one(here, other)], "pl", rivals, region)).toEqual([]);
});

it("the overlap check finds overlaps in all regions, not only in the first one", () => {
  const regions = [
    { id: "reg_jp", name: "Japan", currency_code: "jpy" },
    { ...region, name: "Ireland" },
    { id: "reg_eu", name: "Europe", currency_code: "eur" },
  ];
  const found = overlapsOf([one(price("pl", 1800), price("pl_2", 1750))], "pl", rivals, regions);
  expect(found.map(({ region: { name } }) => name)).toEqual(["Ireland", "Europe"]);
});

it("`winnerOf` returns the list whose price the server calculated", () => {
  const [found] = overlapsIn(
    [one(price(null, 2000), price("pl", 1800), price("pl_2", 1750))],
    "pl",
    rivals,
    region,
  );
  if (!found) throw new Error("No overlap");
  expect(winnerOf(found, 1800)).toEqual({ who: "here" });
  expect(winnerOf(found, 1750)).toEqual({ who: "there", name: "Sale" });
  expect(winnerOf(found, 2000)).toEqual({ who: "own" });
  expect(winnerOf(found, null)).toBeUndefined();
});
