import { describe, expect, it } from "vitest";
import { currencyDigits, isoCurrencyDigits } from "./currency-digits.ts";

describe("currencyDigits", () => {
  it("returns 0 for krw, jpy, and vnd, and 2 for all other currencies", () => {
    const known = Intl.supportedValuesOf("currency");
    expect(known.filter((code) => currencyDigits(code) === 0)).toEqual(["JPY", "KRW", "VND"]);
    expect(known.filter((code) => currencyDigits(code) === 2)).toHaveLength(known.length - 3);
    expect(currencyDigits("jPy")).toBe(0);
  });
});

describe("isoCurrencyDigits", () => {
  it.each([
    ["BIF", 0],
    ["isk", 0],
    ["XPF", 0],
    ["bhd", 3],
    ["TND", 3],
    ["clf", 4],
    ["huf", 2],
    ["mga", 2],
  ])("for %s returns %i", (code, digits) => {
    expect(isoCurrencyDigits(code)).toBe(digits);
  });

  it("returns the same number of decimals as Intl for all currencies with more than 2 decimals in Intl", () => {
    const unusual = Intl.supportedValuesOf("currency").filter((currency) => {
      const format = new Intl.NumberFormat("en", { style: "currency", currency });
      return (format.resolvedOptions().maximumFractionDigits ?? 2) > 2;
    });
    expect(unusual).toContain("KWD");
    for (const currency of unusual) {
      const format = new Intl.NumberFormat("en", { style: "currency", currency });
      expect([currency, isoCurrencyDigits(currency)]).toEqual([
        currency,
        format.resolvedOptions().maximumFractionDigits,
      ]);
    }
  });
});
