import { describe, expect, it } from "vitest";
import { productPrice, variantPrice, type PricedVariant } from "./price.ts";

const region = { currency_code: "eur", tax_rate: 25 };
const listed = (amount: number, currency_code = "EUR"): PricedVariant => ({
  prices: [{ currency_code, amount }],
});
const calculated = (now: number, usual: number, more: Partial<PricedVariant> = {}) => ({
  ...listed(usual),
  calculated_price: now,
  original_price: usual,
  calculated_price_incl_tax: now * 1.25,
  original_price_incl_tax: usual * 1.25,
  calculated_price_type: "sale",
  ...more,
});

describe("a variant's price", () => {
  it("has the usual price, and both include the tax that the server calculated, or are before tax", () => {
    expect(variantPrice({ variant: calculated(1500, 2000), region })).toMatchObject({
      text: "€18.75",
      value: 18.75,
      original: { text: "€25.00" },
      percentOff: 25,
    });
    const net = variantPrice({ variant: calculated(1500, 2000), region, includeTaxes: false });
    expect(net).toMatchObject({ text: "€15.00", original: { text: "€20.00" } });
    expect(net?.parts.find(({ type }) => type === "integer")?.value).toBe("15");
  });

  it.each([
    [700, 1000, 30],
    [900, 1000, 10],
    [999, 1000, 0],
    [1, 3, 66],
    [0, 1000, 100],
  ])("of %i instead of %i is %i %% off, rounded down", (now, usual, percentOff) => {
    expect(variantPrice({ variant: calculated(now, usual), region })?.percentOff).toBe(percentOff);
  });

  it("isn't a sale price if it isn't lower than the usual price, is only listed, or is overridden", () => {
    for (const variant of [
      calculated(2000, 2000),
      calculated(2500, 2000),
      listed(2000),
      calculated(1500, 2000, { calculated_price_type: "override" }),
    ])
      expect(variantPrice({ variant, region })).toMatchObject({
        original: undefined,
        percentOff: 0,
      });
  });

  it("can be shown as quoted: with tax if the server's price includes tax, or else before tax", () => {
    const within = calculated(1500, 2000, {
      calculated_price_includes_tax: true,
      original_price_includes_tax: true,
      calculated_price_incl_tax: 1500,
      original_price_incl_tax: 2000,
      calculated_tax: 300,
      original_tax: 400,
    });
    const quoted = { region, includeTaxes: "as-quoted" } as const;
    expect(variantPrice({ variant: within, ...quoted })).toMatchObject({
      text: "€15.00",
      original: { text: "€20.00" },
    });
    const without = calculated(1200, 1600);
    expect(variantPrice({ variant: without, ...quoted })).toMatchObject({
      text: "€12.00",
      original: { text: "€16.00" },
    });
    const both = productPrice({ product: { variants: [within, without] }, ...quoted });
    expect(both).toMatchObject({ text: "€12.00", isFrom: true });
  });

  it("is undefined without a price in the currency, and 0 if the variant is free", () => {
    expect(variantPrice({ variant: listed(2000, "usd"), region })).toBeUndefined();
    expect(variantPrice({ variant: {}, region })).toBeUndefined();
    expect(variantPrice({ variant: listed(0), region })?.text).toBe("€0.00");
  });
});

describe("a product's price", () => {
  it("is the lowest price of its variants, marked as a starting price if other variants cost more", () => {
    const variants = [listed(3000), listed(1), calculated(2000, 4000), listed(500, "usd")];
    expect(productPrice({ product: { variants: variants.toSpliced(1, 1) }, region })).toMatchObject(
      { text: "€25.00", original: { text: "€50.00" }, isFrom: true },
    );
    expect(
      productPrice({ product: { variants: [listed(100), listed(100)] }, region }),
    ).toMatchObject({ text: "€1.25", isFrom: false });
  });

  it("is undefined if no variant has a price", () => {
    expect(productPrice({ product: {}, region })).toBeUndefined();
    expect(productPrice({ product: { variants: [listed(1, "usd")] }, region })).toBeUndefined();
  });
});
