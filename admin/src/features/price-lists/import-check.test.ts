import { describe, expect, it } from "vitest";
import { checkFile, columnsIn, type CsvColumn } from "./import-check.ts";

const names = {
  sku: ["SKU"],
  variantId: ["Variant ID"],
  product: ["Product"],
  variant: ["Variant"],
  currency: ["Währung", "Currency"],
  region: ["Region"],
  from: ["Minimum quantity"],
  to: ["Maximum quantity"],
  amount: ["Preis", "Price"],
  own: ["Usual price"],
} satisfies Record<CsvColumn, string[]>;
const header = ["SKU", "Currency", "Region", "Minimum quantity", "Maximum quantity", "Price"];
const columns = columnsIn(header, names);
const known = {
  variants: new Map([
    ["mug", "v1"],
    ["v1", "v1"],
  ]),
  currencies: ["eur", "jpy"],
  regions: [{ id: "reg_ie", name: "Ireland", currency_code: "eur" }],
};
const check = (...lines: string[][]) => checkFile(lines, columns, known, "de");

describe("a file of prices", () => {
  it("is read by the names of its columns, in whatever order and language", () => {
    expect(columnsIn([" preis", "Währung", "sku"], names)).toEqual({
      amount: 0,
      currency: 1,
      sku: 2,
    });
  });
  it("has prices of currencies and regions, with quantities", () => {
    const { prices, faults } = check(
      ["MUG", "EUR", "", "", "", "19.95"],
      ["mug", "EUR", "Ireland", "10", "49", "17,5"],
      ["mug", "jpy", "", "1", "", "1200"],
      ["", "", "", "", "", ""],
    );
    expect(faults).toEqual([]);
    expect(prices).toEqual([
      { variant: "v1", place: "eur", tier: { min: null, max: null }, amount: 1995 },
      { variant: "v1", place: "reg_ie", tier: { min: 10, max: 49 }, amount: 1750 },
      { variant: "v1", place: "jpy", tier: { min: null, max: null }, amount: 1200 },
    ]);
  });
  it("says of each line what to mend, where", () => {
    const { prices, faults } = check(
      ["cup", "EUR", "", "", "", "1"],
      ["mug", "USD", "", "", "", "1"],
      ["mug", "EUR", "Mars", "", "", "1"],
      ["mug", "EUR", "", "ten", "", "1"],
      ["mug", "EUR", "", "10", "9", "1"],
      ["mug", "EUR", "", "", "", "-1"],
      ["mug", "EUR", "", "", "", "1"],
      ["mug", "EUR", "", "1", "", "2"],
    );
    expect(prices).toHaveLength(1);
    expect(faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [2, "sku", "variant"],
      [3, "currency", "place"],
      [4, "region", "place"],
      [5, "from", "quantity"],
      [6, "to", "quantity"],
      [7, "amount", "amount"],
      [9, "amount", "twice"],
    ]);
  });
  it("is refused as a whole where a column is missing", () => {
    const { faults } = checkFile([], columnsIn(["Product"], names), known, "en");
    expect(faults.map(({ column }) => column)).toEqual(["amount", "sku", "currency"]);
  });
});
