import { expect, test } from "vitest";
import * as v from "valibot";
import {
  editableIn,
  pricedForm,
  toNewPrices,
  toPriceFields,
  toPrices,
  type PricedForm,
} from "./variant-price-fields.ts";
import type { FullVariant } from "./variant-queries.ts";

const price = (id: string, rest: object) => ({ id, currency_code: "eur", amount: 100, ...rest });
const variant = {
  prices: [
    price("base", { amount: 1900 }),
    price("many", { amount: 1700, min_quantity: 10 }),
    price("usd", { currency_code: "usd", amount: 2100 }),
    price("usd2", { currency_code: "usd", amount: 2000 }),
    price("sale", { amount: 900, price_list_id: "pl" }),
    price("region", { amount: 1850, region_id: "reg" }),
  ],
} as unknown as FullVariant;
const currencies = ["eur", "jpy"];
const form = (values: object) =>
  ({ ...toPriceFields(variant, currencies), ...values }) as unknown as PricedForm;

test("the form of a variant has its base prices, except in a currency with several", () => {
  expect(editableIn(["eur", "usd", "jpy"], variant)).toEqual(currencies);
  expect(toPriceFields(variant, currencies)).toEqual({ price_eur: 1900, price_jpy: null });
  expect(editableIn(["usd"], undefined)).toEqual(["usd"]);
});

test("only changed prices are sent, together with all prices that the form doesn't show", () => {
  expect(toPrices(form({}), variant, currencies)).toBeUndefined();
  const prices = toPrices(form({ price_eur: 2000, price_jpy: 300 }), variant, currencies);
  expect(prices).toEqual([
    { id: "base", currency_code: "eur", amount: 2000 },
    { id: "many", currency_code: "eur", amount: 1700, min_quantity: 10 },
    { id: "usd", currency_code: "usd", amount: 2100 },
    { id: "usd2", currency_code: "usd", amount: 2000 },
    { id: "region", region_id: "reg", amount: 1850 },
    { currency_code: "jpy", amount: 300 },
  ]);
  const last = { prices: [price("base", {}), price("r", { region_id: "reg" })] } as never;
  expect(toPrices(form({ price_eur: null }), last, ["eur"])).toBe("needsCurrency");
});

test("a copy has the prices of the form, and the other prices of the copied variant", () => {
  const copied = [
    { currency_code: "eur", amount: 1900 },
    { currency_code: "eur", amount: 1700, min_quantity: 10 },
    { region_id: "reg", amount: 1850 },
  ];
  expect(toNewPrices(form({ price_eur: 5, price_jpy: 7 }), copied, currencies)).toEqual([
    { currency_code: "eur", amount: 1700, min_quantity: 10 },
    { region_id: "reg", amount: 1850 },
    { currency_code: "eur", amount: 5 },
    { currency_code: "jpy", amount: 7 },
  ]);
});

test("text that isn't an amount is rejected", () => {
  const schema = v.pick(pricedForm(["eur"]) as never, ["price_eur"] as never);
  const isValid = (price_eur: unknown) => v.safeParse(schema, { price_eur }).success;
  expect([null, 0, 1999, NaN, -1, 1.5, 3e9].map(isValid)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
