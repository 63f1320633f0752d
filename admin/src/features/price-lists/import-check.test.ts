import type { HttpClient } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import members from "../../../public/locales/en/members.json" with { type: "json" };
import parts from "../../../public/locales/en/price-list-parts.json" with { type: "json" };
import lists from "../../../public/locales/en/price-lists.json" with { type: "json" };
import { languages } from "../../lib/languages.ts";
import { checkRows } from "../../lib/import/check-rows.ts";
import { plainHeading } from "../../lib/import/columns.ts";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import { csvColumns, inEnglish, nameOfColumn } from "./export-prices.ts";
import { pricesImport, type CsvColumn } from "./import-check.ts";

const names = {
  sku: ["SKU", "SKU"],
  variantId: ["Varianten-ID", "Variant ID"],
  product: ["Produkt", "Product"],
  variant: ["Variante", "Variant"],
  currency: ["Währung", "Currency"],
  region: ["Region", "Region"],
  from: ["Mindestmenge", "Minimum quantity"],
  to: ["Höchstmenge", "Maximum quantity"],
  amount: ["Preis", "Price"],
  own: ["Üblicher Preis", "Usual price"],
} satisfies Record<CsvColumn, [string, string]>;
const mug: PricedVariant = {
  id: "v1",
  title: "Blue",
  group: "Mug",
  sku: "MUG",
  prices: [
    { id: "p1", amount: 1000, currency_code: "eur", price_list_id: "list" } as never,
    { id: "p2", amount: 900, currency_code: "eur", price_list_id: "other" } as never,
    { id: "p3", amount: 2000, currency_code: "eur", price_list_id: null } as never,
  ],
};
const header = ["SKU", "Currency", "Region", "Minimum quantity", "Maximum quantity", "Price"];
const check = (lines: string[][], locale = "de", headers = header, variant = mug) => {
  const known = new Map([
    ["v1", variant],
    ["mug", variant],
  ]);
  const places = {
    currency: "eur",
    currencies: ["eur", "jpy"],
    regions: [{ id: "reg_ie", name: "Ireland", currency_code: "eur" }],
  };
  const rows = pricesImport("list", places as never, names, locale);
  const { signal } = new AbortController();
  return checkRows(
    { headers, rows: lines },
    { ...rows, read: () => Promise.resolve(known) },
    {} as HttpClient,
    { signal },
  );
};

describe("a price file", () => {
  it("is read by its column names, in any order and language", async () => {
    const { faults, entries } = await check([["12,50", "eur", "v1"]], "de", [
      "preis",
      "Währung",
      "variant id",
    ]);
    expect(faults).toEqual([]);
    expect(entries).toMatchObject([{ place: "eur", amount: 1250, now: 1000, name: "Mug · Blue" }]);
  });
  it("has prices by currency and region with quantities, and omits what the list already has", async () => {
    const { faults, entries } = await check([
      ["MUG", "EUR", "", "", "", "10.00"],
      ["mug", "EUR", "Ireland", "10", "49", "17,5"],
      ["mug", "jpy", "", "1", "", "1200"],
      ["", "", "", "", "", ""],
    ]);
    expect(faults).toEqual([]);
    expect(entries).toMatchObject([
      { row: "v1|10-49", place: "reg_ie", amount: 1750, now: undefined },
      { row: "v1|-", place: "jpy", amount: 1200, now: undefined },
    ]);
  });
  it.each([
    ["de", "EUR", "1.000", 100_000],
    ["en", "EUR", "1,000.5", 100_050],
    ["de", "JPY", "1.000", 1000],
    ["en", "EUR", "12,50", 1250],
    ["ar", "EUR", "١٢٫٥٠", 1250],
    ["en", "EUR", "€ 7.00", 700],
    ["hi", "EUR", "१२.५०", 1250],
    ["en", "EUR", "১২,৫০", 1250],
    ["en", "JPY", "1,500", 1500],
  ])("accepts amounts as written in %s: %s %s", async (locale, currency, text, amount) => {
    const { entries } = await check([["mug", currency, "", "", "", text]], locale);
    expect(entries).toMatchObject([{ amount }]);
  });
  it.each([
    ["en", "EUR", "1.000"],
    ["en", "EUR", "€ 12.500"],
    ["de", "EUR", "1,000"],
    ["en", "JPY", "1.000"],
    ["de", "JPY", "1,500"],
  ])("rejects an ambiguous amount: in %s, %s %s", async (...row) => {
    const [locale, currency, text] = row;
    const { entries, faults } = await check([["mug", currency, "", "", "", text]], locale);
    expect(entries).toEqual([]);
    expect(faults).toMatchObject([{ code: "amount", value: text }]);
  });
  it("warns about a price that isn't below the usual one, unless the list has it already", async () => {
    const { entries, faults, warnings } = await check(
      [
        ["mug", "EUR", "", "", "", "20"],
        ["mug", "EUR", "Ireland", "10", "", "1646"],
        ["mug", "EUR", "", "5", "9", "19.99"],
        ["mug", "JPY", "", "", "", "5000"],
      ],
      "en",
    );
    expect(faults).toEqual([]);
    expect(entries).toHaveLength(4);
    const facts = { code: "notBelow", column: "Preis", more: "€20.00", warning: true };
    expect(warnings).toEqual([
      { ...facts, row: 2, value: "20" },
      { ...facts, row: 3, value: "1646" },
    ]);
    const raised = { ...mug, prices: [{ ...mug.prices?.[0], amount: 3000 }, mug.prices?.[2]] };
    const again = await check([["mug", "EUR", "", "", "", "30"]], "en", header, raised as never);
    expect([again.warnings, again.entries]).toEqual([[], []]);
  });
  it("reports for each row what to fix, and where", async () => {
    const { entries, faults } = await check([
      ["cup", "EUR", "", "", "", "1"],
      ["mug", "USD", "", "", "", "1"],
      ["mug", "EUR", "Mars", "", "", "1"],
      ["mug", "EUR", "", "ten", "", "1"],
      ["mug", "EUR", "", "10", "9", "1"],
      ["mug", "EUR", "", "", "", "-1"],
      ["mug", "JPY", "", "", "", "1.5"],
      ["mug", "EUR", "", "", "", "10"],
      ["mug", "EUR", "", "1", "", "2"],
    ]);
    // The last two rows contradict each other, so neither is imported.
    expect(entries).toEqual([]);
    expect(faults.map(({ row, column, code, more }) => [row, column, code, more])).toEqual([
      [2, "SKU", "unknown", undefined],
      [3, "Währung", "oneOf", "EUR, JPY"],
      [4, "Region", "oneOf", "Ireland"],
      [5, "Mindestmenge", "quantity", undefined],
      [6, "Höchstmenge", "quantity", undefined],
      [7, "Preis", "amount", undefined],
      [8, "Preis", "amount", undefined],
      [10, "Preis", "twice", "9"],
    ]);
  });
  it("is rejected if a column is missing", async () => {
    const { faults } = await check([["Mug"]], "en", ["Product"]);
    expect(faults.map(({ code, column }) => [code, column])).toEqual([
      ["columnMissing", "Preis"],
      ["columnMissing", "SKU"],
      ["columnMissing", "Währung"],
    ]);
  });
  it("with headings in another language lists the known ones, and reads nothing", async () => {
    const { faults, entries } = await check([["MUG", "EUR", "12.50"]], "en", [
      "sku",
      "Devise",
      "Prix",
    ]);
    expect(entries).toEqual([]);
    const more =
      "Preis, Varianten-ID, Produkt, Variante, Währung, Region, Mindestmenge, Höchstmenge, Üblicher Preis";
    expect(faults).toEqual([
      { code: "column", row: 1, column: "Devise", more },
      { code: "column", row: 1, column: "Prix", more },
      { code: "columnMissing", row: 1, column: "Preis" },
      { code: "columnMissing", row: 1, column: "Währung" },
    ]);
  });
});

it.each(languages)("maps each heading to one column, in %s or in English", async (language) => {
  const file = async (name: string) =>
    ((await import(`../../../public/locales/${language}/${name}.json`)) as { default: unknown })
      .default;
  const strings = {
    "price-list-parts": await file("price-list-parts"),
    "price-lists": await file("price-lists"),
    members: await file("members"),
  };
  const t = (key: string) =>
    key.split(/[:.]/).reduce<unknown>((part, name) => Reflect.get(part as object, name), strings);
  const meant = new Map<string, CsvColumn>();
  for (const column of csvColumns)
    for (const name of [nameOfColumn(column, t), inEnglish[column]]) {
      const heading = plainHeading(name);
      expect([heading, meant.get(heading) ?? column]).toEqual([heading, column]);
      meant.set(heading, column);
    }
  expect(meant.size).toBeGreaterThanOrEqual(csvColumns.length);
});

it("accepts English column names with any loaded strings", () => {
  const { sku, variantId, variant, currency, region, from, to, amount } = parts.csv;
  const product = members.columnTitle;
  const { own } = lists.products;
  const all = { sku, variantId, product, variant, currency, region, from, to, amount, own };
  expect(inEnglish).toEqual(all);
});
