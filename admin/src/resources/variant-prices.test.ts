import { describe, expect, it } from "vitest";
import { basePrice, currenciesOf, pricesForCopy } from "./variant-prices.ts";

const mug = {
  prices: [
    { currency_code: "usd", amount: 1500, price_list_id: "pl_sale" },
    { currency_code: "usd", amount: 1800, min_quantity: 10 },
    { currency_code: "usd", amount: 2100 },
    { currency_code: "eur", amount: 1900, region_id: "reg_de" },
    { currency_code: "jpy", amount: 3200, min_quantity: 1 },
  ],
};

describe("variant prices", () => {
  it("include a base price, which is for one unit without conditions", () => {
    expect(basePrice(mug, "usd")).toBe(2100);
    expect(basePrice(mug, "jpy")).toBe(3200);
  });
  it("don't include a base price if only a region or a price list has a price", () => {
    expect(basePrice(mug, "eur")).toBeUndefined();
    expect(basePrice({}, "usd")).toBeUndefined();
  });
  it("have a list of currencies, each once and in alphabetical order", () => {
    expect(currenciesOf([mug, { prices: [{ currency_code: "eur", amount: 1 }] }, {}])).toEqual([
      "eur",
      "jpy",
      "usd",
    ]);
  });
  it("are copied with their quantities, except prices that the server would change", () => {
    const copied = pricesForCopy([
      ...mug.prices,
      { currency_code: "eur", amount: 1700, region_id: "reg_de", min_quantity: 10 },
      { currency_code: "usd", amount: 1600, min_quantity: 20, max_quantity: 99 },
    ]);
    expect(copied).toEqual([
      { currency_code: "usd", amount: 1800, min_quantity: 10 },
      { currency_code: "usd", amount: 2100 },
      { region_id: "reg_de", amount: 1900 },
      { currency_code: "jpy", amount: 3200, min_quantity: 1 },
      { currency_code: "usd", amount: 1600, min_quantity: 20, max_quantity: 99 },
    ]);
  });
});
