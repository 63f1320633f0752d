import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  computeAmount,
  computeVariantPrice,
  formatAmount,
  formatAmountParts,
  formatVariantPrice,
  getVariantPrice,
  isoCurrencyDigits,
  type PriceRegion,
} from "./prices.ts";

describe("prices for any input", () => {
  const minor = fc.integer({ min: -1e11, max: 1e11 });
  const code = fc.constantFrom("eur", "USD", "jpy", "KRW", "vnd", "kwd", "clp", "gbp", "Chf");
  const odd = fc.constantFrom(NaN, Infinity, -Infinity, undefined, null);
  const rate = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double(), odd);
  const anyRegion: fc.Arbitrary<PriceRegion | null | undefined> = fc.oneof(
    fc.record({ currency_code: code, tax_rate: rate }, { requiredKeys: [] }),
    fc.constantFrom(null, undefined),
  );
  const anyNumber = fc.oneof(minor, fc.double(), odd);
  const anyVariant = fc.record(
    {
      prices: fc.option(
        fc.array(fc.record({ currency_code: code, amount: anyNumber as fc.Arbitrary<number> })),
      ),
      calculated_price: anyNumber,
      calculated_price_incl_tax: anyNumber,
      calculated_price_includes_tax: fc.option(fc.boolean()),
      calculated_tax: anyNumber,
    },
    { requiredKeys: [] },
  );
  const digits = fc.constantFrom(undefined, isoCurrencyDigits);

  it("are always finite, and their text never contains NaN or ∞", () => {
    fc.assert(
      fc.property(
        anyVariant,
        anyRegion,
        anyNumber as fc.Arbitrary<number>,
        fc.boolean(),
        digits,
        (variant, region, amount, includeTaxes, table) => {
          const options = { variant, region, amount, includeTaxes, digits: table };
          expect(getVariantPrice(variant, region)).toSatisfy(Number.isFinite);
          expect(computeVariantPrice(options)).toSatisfy(Number.isFinite);
          expect(computeAmount(options)).toSatisfy(Number.isFinite);
          expect(formatVariantPrice(options) + formatAmount(options)).not.toMatch(/NaN|∞/);
        },
      ),
    );
  });

  it("are one of the variant's own prices in the region's currency, its calculated price, or 0", () => {
    fc.assert(
      fc.property(anyVariant, anyRegion, (variant, region) => {
        const price = getVariantPrice(variant, region);
        const same = (variant.prices ?? []).filter(
          ({ currency_code }) =>
            currency_code.toLowerCase() === region?.currency_code?.toLowerCase(),
        );
        const known = same.length > 0 && same.length === variant.prices?.length;
        expect([
          0,
          ...same.map(({ amount }) => amount),
          ...(known ? [variant.calculated_price] : []),
        ]).toContain(price);
      }),
    );
  });

  it("are formatted with the requested currency and number of decimals", () => {
    fc.assert(
      fc.property(minor, code, digits, (amount, currency_code, table) => {
        const region = { currency_code };
        const shown = {
          style: "currency",
          currency: currency_code,
          currencyDisplay: "code",
        } as const;
        const unit = (table ?? ((code) => (/krw|jpy|vnd/i.test(code) ? 0 : 2)))(currency_code);
        const options = { amount, region, digits: table, minimumFractionDigits: unit };
        const parts = formatAmountParts(options);
        const symbol = new Intl.NumberFormat("en-US", { ...shown, currencyDisplay: "symbol" })
          .formatToParts(0)
          .find(({ type }) => type === "currency");
        expect(parts).toContainEqual(symbol);
        const number = parts
          .filter(({ type }) => ["minusSign", "integer", "decimal", "fraction"].includes(type))
          .map(({ value }) => value)
          .join("");
        expect(Math.round(Number(number) * 10 ** unit)).toBe(amount || 0);
      }),
    );
  });
});
