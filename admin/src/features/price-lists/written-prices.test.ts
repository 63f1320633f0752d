import { expect, it } from "vitest";
import { changesBetween, pricesIn } from "./written-prices.ts";

const said = (...args: Parameters<typeof changesBetween>) =>
  changesBetween(...args).map(({ row, values }) => [
    row.id,
    row.values,
    Object.fromEntries(values),
  ]);

it("goes on with what has not been sent, and takes back what was sent and is no longer wanted", () => {
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
