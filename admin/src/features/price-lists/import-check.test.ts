import type { HttpClient } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import members from "../../../public/locales/en/members.json" with { type: "json" };
import parts from "../../../public/locales/en/price-list-parts.json" with { type: "json" };
import lists from "../../../public/locales/en/price-lists.json" with { type: "json" };
import { languages } from "../../lib/languages.ts";
import { toCsv } from "../../lib/csv.ts";
import { checkRows } from "../../lib/import/check-rows.ts";
import { plainHeading } from "../../lib/import/columns.ts";
import { readCsv } from "../../lib/import/read-csv.ts";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import { csvColumns, csvRows, inEnglish, nameOfColumn } from "./export-prices.ts";
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
const shop = {
  currency: "eur",
  currencies: ["eur", "jpy"],
  regions: [{ id: "reg_ie", name: "Ireland", currency_code: "eur" }],
};
const check = (
  lines: string[][],
  locale = "de",
  headers = header,
  variant = mug,
  places = shop,
) => {
  const known = new Map([
    ["v1", variant],
    ["mug", variant],
  ]);
  const rows = pricesImport("list", places as never, names, locale);
  const { signal } = new AbortController();
  return checkRows(
    { headers, rows: lines },
    { ...rows, read: () => Promise.resolve(known) },
    {} as HttpClient,
    { signal },
  );
};

/** A file as a German Excel saves it: without decimal zeros, and in Windows-1252. */
function savedByExcel(text: string): File {
  const lines = text.replace("\uFEFF", "").replaceAll(/(\d,\d*?)0+(?=[;\r])/g, "$1");
  const bytes = Uint8Array.from(lines.replaceAll(/,(?=[;\r])/g, ""), (char) => char.charCodeAt(0));
  return new File([bytes], "preise.csv");
}

it("an exported price list changes nothing after a German Excel has saved it", async () => {
  const places = { ...shop, currencies: ["eur", "jpy", "kwd"] };
  const prices = [
    { amount: 1250, currency_code: "eur" },
    { amount: 1000, currency_code: "eur", min_quantity: 10, max_quantity: 49 },
    { amount: 123_456_789, currency_code: "eur", region_id: "reg_ie" },
    { amount: 1234, currency_code: "jpy" },
    // The server stores two decimals in all other currencies, so this is 12.34 and never 1.234.
    { amount: 1234, currency_code: "kwd" },
  ].map((price) => ({ ...price, price_list_id: "list" }) as never);
  const oil: PricedVariant = { ...mug, title: "Öl; 1,5 l", sku: "MUG", prices };
  const headers = csvColumns.map((column) => names[column][0]);
  const text = toCsv(headers, csvRows([oil], "list", places as never), "de");
  expect(text).toContain("12,5;");
  const { table, delimiter } = await readCsv(savedByExcel(text), new AbortController().signal);
  expect(delimiter).toBe(";");
  const read = table.rows.map((row) => [...row]);
  const { problems, warnings, entries } = await check(read, "de", [...table.headers], oil, places);
  expect([...problems, ...warnings, ...entries]).toEqual([]);
  // A changed price is found.
  const changed = read.map((row) => row.map((cell) => (cell === "12,5" ? "11,9" : cell)));
  const after = await check(changed, "de", [...table.headers], oil, places);
  expect(after.entries).toMatchObject([{ amount: 1190, now: 1250 }]);
});

describe("a price file", () => {
  it("is read by its column names, in any order and language", async () => {
    const { problems, entries } = await check([["12,50", "eur", "v1"]], "de", [
      "preis",
      "Währung",
      "variant id",
    ]);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([{ place: "eur", amount: 1250, now: 1000, name: "Mug · Blue" }]);
  });
  it("has prices by currency and region with quantities, and leaves out prices that the list already has", async () => {
    const { problems, entries } = await check([
      ["MUG", "EUR", "", "", "", "10.00"],
      ["mug", "EUR", "Ireland", "10", "49", "17,5"],
      ["mug", "jpy", "", "1", "", "1200"],
      ["", "", "", "", "", ""],
    ]);
    expect(problems).toEqual([]);
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
  ])(
    "in the language %s, can contain the unambiguous amount %s %s",
    async (locale, currency, text, amount) => {
      const { entries } = await check([["mug", currency, "", "", "", text]], locale);
      expect(entries).toMatchObject([{ amount }]);
    },
  );
  it.each([
    ["en", "EUR", "1.000"],
    ["en", "EUR", "€ 12.500"],
    ["de", "EUR", "1,000"],
    ["en", "JPY", "1.000"],
    ["de", "JPY", "1,500"],
  ])("in the language %s, can't contain the ambiguous amount %s %s", async (...row) => {
    const [locale, currency, text] = row;
    const { entries, problems } = await check([["mug", currency, "", "", "", text]], locale);
    expect(entries).toEqual([]);
    expect(problems).toMatchObject([{ code: "amount", value: text }]);
  });
  it("causes a warning for a price that isn't below the usual one, unless the list already has that price", async () => {
    const { entries, problems, warnings } = await check(
      [
        ["mug", "EUR", "", "", "", "20"],
        ["mug", "EUR", "Ireland", "10", "", "1646"],
        ["mug", "EUR", "", "5", "9", "19.99"],
        ["mug", "JPY", "", "", "", "5000"],
      ],
      "en",
    );
    expect(problems).toEqual([]);
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
  it("is reported with each of its problems, the row, and the column", async () => {
    const { entries, problems } = await check([
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
    expect(problems.map(({ row, column, code, more }) => [row, column, code, more])).toEqual([
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
    const { problems } = await check([["Mug"]], "en", ["Product"]);
    expect(problems.map(({ code, column }) => [code, column])).toEqual([
      ["columnMissing", "Preis"],
      ["columnMissing", "SKU"],
      ["columnMissing", "Währung"],
    ]);
  });
  it("with headings in a different language isn't read, and the error lists the known headings", async () => {
    const { problems, entries } = await check([["MUG", "EUR", "12.50"]], "en", [
      "sku",
      "Devise",
      "Prix",
    ]);
    expect(entries).toEqual([]);
    const more =
      "Preis, Varianten-ID, Produkt, Variante, Währung, Region, Mindestmenge, Höchstmenge, Üblicher Preis";
    expect(problems).toEqual([
      { code: "column", row: 1, column: "Devise", more },
      { code: "column", row: 1, column: "Prix", more },
      { code: "columnMissing", row: 1, column: "Preis" },
      { code: "columnMissing", row: 1, column: "Währung" },
    ]);
  });
});

it.each(languages)(
  "the import of prices maps each heading in %s or in English to one column",
  async (language) => {
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
  },
);

it("the import of prices accepts English column names, regardless of the loaded strings", () => {
  const { sku, variantId, variant, currency, region, from, to, amount } = parts.csv;
  const product = members.columnTitle;
  const { own } = lists.products;
  const all = { sku, variantId, product, variant, currency, region, from, to, amount, own };
  expect(inEnglish).toEqual(all);
});
