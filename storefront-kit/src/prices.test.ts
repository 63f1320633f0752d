import { afterEach, describe, expect, it, vi } from "vitest";
import {
  computeAmount,
  computeVariantPrice,
  formatAmount,
  formatAmountParts,
  formatVariantPrice,
  formatVariantPriceParts,
  getVariantPrice,
  isoCurrencyDigits,
  type PriceVariant,
} from "./prices.ts";

const eur = { currency_code: "eur", tax_rate: 25 };
const usd = { currency_code: "usd", tax_rate: 0 };
const jpy = { currency_code: "jpy", tax_rate: 10 };
const cup: PriceVariant = {
  prices: [
    { currency_code: "eur", amount: 1999 },
    { currency_code: "usd", amount: 2200 },
    { currency_code: "jpy", amount: 3000 },
    { currency_code: "usd", amount: 1 },
  ],
};
/** The server's response for a region, with prices only in the region's currency. */
const onSale: PriceVariant = {
  prices: [
    { currency_code: "eur", amount: 1999 },
    { currency_code: "eur", amount: 1500 },
  ],
  calculated_price: 1500,
  calculated_price_incl_tax: 1815,
  calculated_price_includes_tax: false,
  calculated_tax: 315,
};

describe("getVariantPrice", () => {
  it("returns the first price in the region's currency", () => {
    expect(getVariantPrice(cup, usd)).toBe(2200);
  });

  it("matches the currency regardless of case on both sides", () => {
    expect(getVariantPrice(cup, { currency_code: "USD" })).toBe(2200);
    expect(
      getVariantPrice({ prices: [{ currency_code: "Usd", amount: 5 }] }, { currency_code: "uSD" }),
    ).toBe(5);
  });

  it.each([
    ["no price in the currency", cup, { currency_code: "gbp" }],
    ["no prices", {}, usd],
    ["prices of null", { prices: null }, usd],
    ["no region", cup, undefined],
    ["a region without a currency", cup, {}],
    ["an amount of NaN", { prices: [{ currency_code: "usd", amount: NaN }] }, usd],
  ])("returns 0 with %s", (_name, variant, region) => {
    expect(getVariantPrice(variant, region)).toBe(0);
  });

  it("returns the price that the server calculated for the region, if the variant has one", () => {
    expect(getVariantPrice(onSale, eur)).toBe(1500);
  });

  it("ignores a price that was calculated for a different currency", () => {
    expect(getVariantPrice(onSale, usd)).toBe(0);
    expect(getVariantPrice({ ...cup, calculated_price: 1999 }, usd)).toBe(2200);
    expect(getVariantPrice({ prices: [], calculated_price: 1999 }, usd)).toBe(0);
  });

  it("ignores null values, which the server sends without a region", () => {
    expect(getVariantPrice({ ...cup, calculated_price: null }, usd)).toBe(2200);
  });
});

describe("computeAmount", () => {
  it("divides minor units by 100", () => {
    expect(computeAmount({ amount: 2200, region: usd })).toBe(22);
  });

  it.each(["krw", "jpy", "vnd", "JPY"])("doesn't divide %s", (currency_code) => {
    expect(computeAmount({ amount: 3000, region: { currency_code } })).toBe(3000);
  });

  it("adds the region's tax by default", () => {
    expect(computeAmount({ amount: 1000, region: eur })).toBe(12.5);
    expect(computeAmount({ amount: 1000, region: eur, includeTaxes: false })).toBe(10);
    expect(computeAmount({ amount: 3000, region: jpy })).toBe(3300);
  });

  it("returns the exact result, without rounding", () => {
    expect(computeAmount({ amount: 1999, region: eur })).toBe(24.9875);
  });

  it("ignores fractions of the minor unit", () => {
    expect(computeAmount({ amount: 1000.9, region: usd })).toBe(10);
  });

  it.each([null, undefined, NaN])("treats a tax rate of %s as 0", (tax_rate) => {
    expect(computeAmount({ amount: 1000, region: { currency_code: "eur", tax_rate } })).toBe(10);
  });

  it("supports currencies with three, four, or no decimals with isoCurrencyDigits", () => {
    const of = (currency_code: string) =>
      computeAmount({ amount: 12345, region: { currency_code }, digits: isoCurrencyDigits });
    expect([of("kwd"), of("CLP"), of("clf"), of("jpy"), of("eur")]).toEqual([
      12.345, 12345, 1.2345, 12345, 123.45,
    ]);
    expect(computeAmount({ amount: 12345, region: { currency_code: "kwd" } })).toBe(123.45);
  });
});

describe("computeVariantPrice", () => {
  it("returns the variant's price with the region's tax", () => {
    expect(computeVariantPrice({ variant: cup, region: eur })).toBe(24.9875);
    expect(computeVariantPrice({ variant: cup, region: eur, includeTaxes: false })).toBe(19.99);
    expect(computeVariantPrice({ variant: cup, region: jpy })).toBe(3300);
  });

  it("prefers the server's calculated tax to the region's rate", () => {
    expect(computeVariantPrice({ variant: onSale, region: eur })).toBe(18.15);
    expect(computeVariantPrice({ variant: onSale, region: eur, includeTaxes: false })).toBe(15);
  });

  it("adds the region's tax to a calculated price that has no calculated tax", () => {
    const variant = { ...onSale, calculated_price_incl_tax: null, calculated_tax: null };
    expect(computeVariantPrice({ variant, region: eur })).toBe(18.75);
  });

  it("doesn't add tax to a price that includes it, and subtracts it if `includeTaxes` is false", () => {
    const inclusive = { ...onSale, calculated_price_includes_tax: true };
    const told = { ...inclusive, calculated_price_incl_tax: 1500, calculated_tax: 260 };
    const untold = { ...inclusive, calculated_price_incl_tax: null, calculated_tax: null };
    for (const variant of [told, untold])
      expect(computeVariantPrice({ variant, region: eur })).toBe(15);
    expect(computeVariantPrice({ variant: told, region: eur, includeTaxes: false })).toBe(12.4);
    expect(computeVariantPrice({ variant: untold, region: eur, includeTaxes: false })).toBe(12);
  });
});

describe("formatAmount", () => {
  it("formats the amount in the region's currency, en-US by default", () => {
    expect(formatAmount({ amount: 2200, region: usd })).toBe("$22.00");
    expect(formatAmount({ amount: 1999, region: eur })).toBe("€24.99");
    expect(formatAmount({ amount: 3000, region: jpy })).toBe("¥3,300");
  });

  it("accepts a locale and numbers of decimals", () => {
    const options = { amount: 123456, region: eur, includeTaxes: false };
    expect(formatAmount({ ...options, locale: "de-DE" })).toBe("1.234,56\u00a0€");
    expect(formatAmount({ ...options, locale: ["xx", "de-DE"] })).toBe("1.234,56\u00a0€");
    expect(formatAmount({ ...options, maximumFractionDigits: 0 })).toBe("€1,235");
    expect(formatAmount({ ...options, minimumFractionDigits: 3 })).toBe("€1,234.560");
  });

  it("uses the number of decimals that `digits` returns instead of Intl's", () => {
    const region = { currency_code: "iqd" };
    expect(formatAmount({ amount: 1234, region, digits: isoCurrencyDigits })).toBe(
      "IQD\u00a01.234",
    );
    expect(
      formatAmount({ amount: 1234, region, digits: isoCurrencyDigits, maximumFractionDigits: 1 }),
    ).toBe("IQD\u00a01.2");
  });

  it("without a region or a currency, returns only the number", () => {
    expect(formatAmount({ amount: 1050 })).toBe("10.5");
    expect(formatAmount({ amount: 1050, region: null })).toBe("10.5");
    expect(formatAmount({ amount: 1050, region: { tax_rate: 10 } })).toBe("11.55");
  });

  it("never returns a negative zero", () => {
    expect(formatAmount({ amount: -0, region: usd })).toBe("$0.00");
  });
});

describe("formatVariantPrice", () => {
  it("formats the variant's price", () => {
    expect(formatVariantPrice({ variant: cup, region: eur })).toBe("€24.99");
    expect(formatVariantPrice({ variant: cup, region: eur, includeTaxes: false })).toBe("€19.99");
    expect(formatVariantPrice({ variant: onSale, region: eur, locale: "fr" })).toBe("18,15\u00a0€");
  });

  it('returns a zero amount without a price, and only "0" without a region', () => {
    expect(formatVariantPrice({ variant: cup, region: { currency_code: "gbp" } })).toBe("£0.00");
    expect(formatVariantPrice({ variant: cup })).toBe("0");
  });
});

describe("formatAmountParts", () => {
  it("returns parts that join to the formatted amount", () => {
    expect(formatAmountParts({ amount: 2200, region: usd })).toEqual([
      { type: "currency", value: "$" },
      { type: "integer", value: "22" },
      { type: "decimal", value: "." },
      { type: "fraction", value: "00" },
    ]);
    const joined = formatVariantPriceParts({ variant: cup, region: eur, locale: "de" });
    expect(joined.map((part) => part.value).join("")).toBe("24,99\u00a0€");
  });

  it("returns only the number without a currency", () => {
    expect(formatAmountParts({ amount: 1050 })).toEqual([{ type: "literal", value: "10.5" }]);
  });
});

describe("the cache of formatters", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("reuses one formatter for many prices, and has a size limit", () => {
    const made = vi.spyOn(Intl, "NumberFormat");
    const region = { currency_code: "sek" };
    for (let amount = 0; amount < 50; amount += 1) formatAmount({ amount, region });
    expect(made).toHaveBeenCalledTimes(1);

    for (let digits = 0; digits <= 100; digits += 1)
      formatAmount({ amount: 1, region, minimumFractionDigits: digits });
    made.mockClear();
    formatAmount({ amount: 1, region });
    expect(made).toHaveBeenCalledTimes(1);
  });
});

it.each(["xx_invalid", "de_DE", "", "nonsense locale"])(
  "the invalid locale %j doesn't cause an error",
  (locale) => {
    const price = { amount: 1999, region: { currency_code: "usd" }, includeTaxes: false, locale };
    expect(formatAmount(price)).toBe("$19.99");
    expect(
      formatAmountParts(price)
        .map(({ value }) => value)
        .join(""),
    ).toBe("$19.99");
  },
);
