import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepId, stepOf, stepped, stepsFor, stepText, type Direction } from "./price-steps.ts";

const price = (amount: number, id: string, digits: number, direction?: Direction) =>
  Number(stepped(BigInt(amount), 1n, stepOf(id, digits)!, direction));

describe("a price step", () => {
  it.each<[string, number, string, number, Direction | undefined, number]>([
    ["the nearest .99 below", 1234, "100/99", 2, undefined, 1199],
    ["the nearest .99 above", 1260, "100/99", 2, undefined, 1299],
    ["the lowest .99 instead of a negative price", 20, "100/99", 2, "down", 99],
    ["the same price if it already has the ending", 1299, "100/99", 2, "up", 1299],
    ["the higher of two equally near prices", 1250, "100/0", 2, undefined, 1300],
    ["the nearest multiple of 0.05", 1233, "5/0", 2, undefined, 1235],
    ["the next .95 above", 1228, "100/95", 2, "up", 1295],
    ["the next .95 below", 1228, "100/95", 2, "down", 1195],
    ["the next price that ends in 9.99", 1228, "1000/999", 2, "up", 1999],
    ["10 yen above", 1981, "10/0", 0, "up", 1990],
    ["10 yen below", 1989, "10/0", 0, "down", 1980],
    ["the nearest 10 yen", 1985, "10/0", 0, undefined, 1990],
    ["the next price in yen that ends in 980", 2100, "1000/980", 0, "up", 2980],
    ["the nearest 0.050 dinars", 1024, "50/0", 3, undefined, 1000],
    ["the next .950 dinars above", 1024, "1000/950", 3, "up", 1950],
  ])("results in %s", (_, amount, id, digits, direction, outcome) => {
    expect(price(amount, id, digits, direction)).toBe(outcome);
  });

  it("rounds the exact amount to the nearest price, not an amount that is already rounded", () => {
    // 12.446 is nearer to 12.40. Rounded to 12.45 first, it would become 12.50.
    expect(stepped(12_446n, 10n, { step: 10, ending: 0 })).toBe(1240n);
    // Up starts at the amount in minor units: 12.954 is 12.95, which already has the ending.
    expect(stepped(12_954n, 10n, { step: 100, ending: 95 }, "up")).toBe(1295n);
  });

  const given = fc.constantFrom(0, 2, 3).chain((digits) =>
    fc.record({
      step: fc.constantFrom(...stepsFor(digits)),
      value: fc.bigInt({ min: 0n, max: 2_147_483_647n * 1_000_000n }),
      by: fc.constantFrom(1n, 100n, 10_000n, 1_000_000n),
    }),
  );
  const size = (value: bigint) => (value < 0n ? -value : value);

  it("always has the ending, is never negative, and stays the same if it is repeated", () => {
    fc.assert(
      fc.property(given, fc.constantFrom("nearest", "up", "down"), ({ step, value, by }, way) => {
        const once = stepped(value, by, step, way);
        expect((once - BigInt(step.ending)) % BigInt(step.step)).toBe(0n);
        expect(once).toBeGreaterThanOrEqual(0n);
        expect(stepped(once, 1n, step, way)).toBe(once);
      }),
    );
  });

  it("has no nearer price if the direction is nearest", () => {
    fc.assert(
      fc.property(given, ({ step, value, by }) => {
        const found = stepped(value, by, step);
        const away = size(found * by - value);
        const next = BigInt(step.step);
        const others = [found - next, found + next].filter((other) => other >= 0n);
        expect(others.filter((other) => size(other * by - value) < away)).toEqual([]);
      }),
    );
  });

  it("is never lower than the amount if the direction is up, and less than one step above it", () => {
    fc.assert(
      fc.property(given, ({ step, value, by }) => {
        const amount = (value * 2n + by) / (by * 2n);
        const over = stepped(value, by, step, "up") - amount;
        expect(over).toBeGreaterThanOrEqual(0n);
        expect(over).toBeLessThan(BigInt(step.step));
      }),
    );
  });

  it("is never higher than the amount if the direction is down, unless it would be negative", () => {
    fc.assert(
      fc.property(given, ({ step, value, by }) => {
        const amount = (value * 2n + by) / (by * 2n);
        const found = stepped(value, by, step, "down");
        if (amount < BigInt(step.ending)) expect(found).toBe(BigInt(step.ending));
        else {
          expect(found).toBeLessThanOrEqual(amount);
          expect(amount - found).toBeLessThan(BigInt(step.step));
        }
      }),
    );
  });

  it("is offered only for currencies that have such amounts", () => {
    expect(stepOf("100/95", 0)).toBeUndefined();
    expect(stepOf("1000/980", 2)).toBeUndefined();
    for (const digits of [0, 2, 3]) {
      const ids = stepsFor(digits).map(stepId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { step, ending } of stepsFor(digits)) {
        expect(Number.isInteger(step)).toBe(true);
        expect(ending).toBeLessThan(step);
      }
    }
  });

  it("has a short text in the user's format", () => {
    const texts = (digits: number, locale: string) =>
      stepsFor(digits).map((step) => stepText(step, digits, locale));
    expect(texts(2, "en").slice(0, 8)).toEqual([
      ".99",
      ".95",
      ".90",
      ".50",
      ".00",
      "…9.99",
      "0.05",
      "0.10",
    ]);
    expect(texts(2, "de").slice(0, 2)).toEqual([",99", ",95"]);
    expect(texts(0, "en")).toContain("…980");
    expect(texts(0, "en")).toContain("1,000");
    expect(texts(3, "en")[0]).toBe(".990");
  });
});
