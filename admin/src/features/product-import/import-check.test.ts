import { describe, expect, it } from "vitest";
import type { Table } from "../../lib/import/types.ts";
import { checkFile } from "./import-check.ts";
import { template, type Shop } from "./import-columns.ts";
import { withOwnPrices } from "./import-prices.ts";
import type { Checked, Known, ProductProblem } from "./import-types.ts";

const shop: Shop = {
  currencies: ["EUR", "JPY"],
  regions: [{ id: "reg_ie", name: "Ireland", currency: "EUR" }],
  collections: new Set(["winter"]),
  channels: [{ id: "sc_1", name: "Web shop" }],
  categories: new Set(["mugs"]),
};
const known: Known = {
  products: [
    {
      id: "prod_mug",
      handle: "mug",
      title: "Mug",
      status: "published",
      discountable: true,
      options: ["Size"],
      variants: ["S", "M"].map((size) => ({
        id: `variant_${size}`,
        title: size,
        sku: `MUG-${size}`,
        quantity: 3,
        backorder: false,
        managed: true,
        options: new Map([["Size", size]]),
        prices: [
          { currency: "EUR", amount: 777, region: "reg_ie" },
          { currency: "EUR", amount: 555, list: "Sale" },
          { currency: "EUR", amount: 1000 },
        ],
      })),
    },
  ],
  skus: new Map([
    ["MUG-S", "prod_mug"],
    ["MUG-M", "prod_mug"],
    ["TAKEN", "prod_other"],
  ]),
};
const { signal } = new AbortController();
const nothing: Known = { products: [], skus: new Map() };

const tableOf = (lines: readonly string[]): Table => {
  const [headers = [], ...rows] = lines.map((line) => line.split(";"));
  return { headers, rows };
};
const check = (lines: readonly string[], of = known): Promise<Checked> =>
  checkFile(tableOf(lines), shop, of, { signal });
const brief = ({ row, column, code, value, more }: ProductProblem) => [
  row,
  column,
  code,
  value,
  more,
];
const problemsOf = async (...lines: string[]) => (await check(lines)).problems.map(brief);

describe("the columns", () => {
  it("accept different capitalization and spaces, and empty columns at the end", async () => {
    expect(
      await problemsOf(
        " product_HANDLE;product title;Variant  Title;price eur;;",
        "cup;Cup;One;3;;",
      ),
    ).toEqual([]);
  });

  it("are reported if they are unknown, duplicate, missing, or in an unknown currency", async () => {
    expect(
      await problemsOf(
        "Color;Product Title;product title;Price CHF;Price Nowhere [EUR];Price Ireland [JPY]",
      ),
    ).toEqual([
      [1, "Color", "column", undefined, undefined],
      [1, "product title", "columnTwice", undefined, undefined],
      [1, "Price CHF", "oneOf", undefined, "EUR, JPY"],
      [1, "Price Nowhere [EUR]", "oneOf", undefined, "Ireland [EUR]"],
      [1, "Price Ireland [JPY]", "oneOf", undefined, "Ireland [EUR]"],
      [1, "Product Handle", "columnMissing", undefined, undefined],
    ]);
  });
});

it("the check of a product file finds no problems in its own template", async () => {
  const [headers = [], ...rows] = template(shop);
  const { problems, warnings, plan } = await checkFile({ headers, rows }, shop, nothing, {
    signal,
  });
  expect([...problems, ...warnings]).toEqual([]);
  expect(plan.counts).toEqual({ created: 1, updated: 0, variantsCreated: 2, variantsUpdated: 0 });
});

it.each([
  ["Product Weight", "heavy", "whole"],
  ["Variant Weight", "1.5", "whole"],
  ["Variant Inventory Quantity", "-3", undefined],
  ["Product Status", "live", "oneOf"],
  ["Product Status", "Draft", undefined],
  ["Product Discountable", "yes", "oneOf"],
  ["Variant Manage Inventory", "TRUE", undefined],
  ["Price EUR", "12,50", "price"],
  ["Price EUR", "1.234", "ambiguous"],
  ["Price EUR", "1,234", "ambiguous"],
  ["Price EUR", "0.125", undefined],
  ["Price EUR", "-1", "price"],
  ["Price Ireland [EUR]", "12.50", undefined],
  ["Product Collection Handle", "summer", "unknown"],
  ["Sales Channel 1 Name", "Nowhere", "unknown"],
  ["Product Category 2 Handle", "mugs", undefined],
  ["Product Subtitle", "Caf\uFFFD", "encoding"],
])("in the column %s, the value %s has the problem %s", async (column, value, code) => {
  expect(
    await problemsOf(
      `Product Handle;Product Title;Variant Title;${column}`,
      "pot;Pot;One;",
      `cup;Cup;One;${value}`,
    ),
  ).toEqual(
    code === undefined
      ? []
      : [[3, column, code, value, code === "oneOf" ? expect.any(String) : undefined]],
  );
});

it("the check of a product file warns about rounded amounts, and about text that the server reads as a number", async () => {
  const { problems, warnings } = await check([
    "Product Handle;Product Title;Variant Title;Sales Channel 1 Id;Option 1 Name;Option 1 Value;Price JPY",
    "cup;Cup;One;sc_1;Size;007;9.5",
  ]);
  expect(problems).toEqual([]);
  expect(warnings.map(brief)).toEqual([
    [2, "Option 1 Value", "typed", "007", "7"],
    [2, "Price JPY", "decimals", "9.5", "JPY"],
  ]);
});

it("the check of a product file warns if a currency's column has a price of a region or a price list", async () => {
  const table = tableOf([
    "Product Handle;Variant SKU;Price EUR;Price Ireland [EUR]",
    "mug;MUG-S;7.77;7.77",
    "mug;MUG-M;5.55;",
  ]);
  const { problems, warnings, plan } = await checkFile(table, shop, known, { signal });
  expect(problems).toEqual([]);
  expect(warnings.map(brief)).toEqual([
    [2, "Price EUR", "priceOf", "7.77", "Ireland [EUR]"],
    [3, "Price EUR", "priceOf", "5.55", "Sale"],
  ]);
  expect(withOwnPrices(table, plan.ownPrices).rows).toEqual([
    ["mug", "MUG-S", "10.00", "7.77"],
    ["mug", "MUG-M", "10.00", ""],
  ]);
});

it("the check of a product file accepts only countries, by code or by name in any language", async () => {
  const origins = ["pt", "PT", "Portugal", "Deutschland", "côte d’ivoire", "日本", "Portugall"];
  const rows = origins.map((origin, at) => `c-${at};Cup;One;${origin}`);
  const lines = ["Product Handle;Product Title;Variant Title;Product Origin Country", ...rows];
  expect(await problemsOf(...lines)).toEqual([
    [8, "Product Origin Country", "country", "Portugall", undefined],
  ]);
});

it("the check of a product file doesn't warn about unchanged or new prices", async () => {
  const { warnings } = await check([
    "Product Handle;Variant SKU;Price EUR;Price Ireland [EUR]",
    "mug;MUG-S;10;7.77",
    "mug;MUG-M;12.34;5.55",
  ]);
  expect(warnings).toEqual([]);
});

it("the check of a product file accepts a sales channel's name in the id column, because the server's export writes it there", async () => {
  expect(
    await problemsOf(
      "Product Handle;Product Title;Variant Title;Sales Channel 1 Id;Sales Channel 1 Name",
      "cup;Cup;One;Web shop;Web shop",
    ),
  ).toEqual([]);
});

describe("products and variants", () => {
  it("are matched by handle, id, and SKU, and are new if nothing matches", async () => {
    const { problems, plan } = await check([
      "Product Id;Product Handle;Product Title;Variant SKU;Variant Id;Variant Title;Option 1 Name;Option 1 Value",
      ";mug;;MUG-S;;;;",
      "prod_mug;mug;;;variant_M;;;",
      ";mug;;MUG-L;;L;Size;L",
      ";cup;Cup;CUP;;One;;",
    ]);
    expect(problems).toEqual([]);
    expect(plan.counts).toEqual({ created: 1, updated: 1, variantsCreated: 2, variantsUpdated: 2 });
    expect(plan.rows.map(({ variant }) => variant?.id)).toEqual([
      "variant_S",
      "variant_M",
      undefined,
      undefined,
    ]);
  });

  it("need a title if they are new, and an existing id if they have one", async () => {
    expect(
      await problemsOf(
        "Product Id;Product Handle;Product Title;Variant Id;Variant Title",
        ";cup;;;",
        "prod_gone;pot;;;One",
        ";mug;;variant_gone;One",
        ";;;;",
        ";;Cup;;One",
      ),
    ).toEqual([
      [2, "Product Title", "required", undefined, undefined],
      [2, "Variant Title", "required", undefined, undefined],
      [3, "Product Id", "unknown", "prod_gone", undefined],
      [3, "Product Title", "required", undefined, undefined],
      [4, "Variant Id", "unknown", "variant_gone", undefined],
      [4, "Option 1 Value", "optionMissing", undefined, "Size"],
      [6, "Product Handle", "required", undefined, undefined],
    ]);
  });

  it("have unique SKUs, barcodes, and options, in the file and in the store", async () => {
    expect(
      await problemsOf(
        "Product Handle;Product Title;Variant SKU;Variant Barcode;Variant Title;Option 1 Name;Option 1 Value",
        "cup;Cup;CUP;111;One;Size;S",
        "cup;Cup;CUP;111;Two;Size;S",
        "pot;Pot;TAKEN;;One;Size;S",
        "mug;Mug;NEW;;New;Size;M",
      ),
    ).toEqual([
      [3, "Variant SKU", "twice", "CUP", "2"],
      [3, "Variant Barcode", "twice", "111", "2"],
      [3, "Option 1 Value", "twice", "S", "2"],
      [4, "Variant SKU", "taken", "TAKEN", "prod_other"],
      [5, "Option 1 Value", "variantTaken", "M", "M"],
    ]);
  });

  it("have a value for each option of their product, and no other values", async () => {
    expect(
      await problemsOf(
        "Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value;Option 2 Name;Option 2 Value",
        "cup;Cup;A;Size;S;Color;Red",
        "cup;Cup;B;Size;M;;",
        "cup;Cup;C;;L;;Blue",
        "mug;Mug;D;Length;S;;",
      ),
    ).toEqual([
      [3, "Option 1 Value", "optionMissing", "M", "Color"],
      [5, "Option 1 Name", "oneOf", "Length", "Size"],
      [5, "Option 1 Value", "optionMissing", "S", "Size"],
    ]);
  });

  it("with different product values in later rows cause a warning that the first row applies", async () => {
    const { warnings } = await check([
      "Product Handle;Product Title;Variant Title;Sales Channel 1 Name;Option 1 Name;Option 1 Value",
      "cup;Cup;A;Web shop;Size;S",
      "cup;Mug;B;;Size;M",
    ]);
    expect(warnings.map(brief)).toEqual([[3, "Product Title", "differs", "Mug", "2"]]);
  });
});

describe("files with many rows", () => {
  const lines = ["Product Handle;Product Title;Variant Title;Variant SKU;Sales Channel 1 Name"];
  for (let number = 0; number < 20_000; number++)
    lines.push(`cup-${number};Cup;One;CUP-${number};Web shop`);

  it("are checked completely, with progress and without blocking the page", async () => {
    let breaths = 0;
    const timer = setInterval(() => (breaths += 1));
    const told: number[] = [];
    const { problems, plan } = await checkFile(tableOf(lines), shop, known, {
      signal,
      onProgress: (done) => told.push(done),
    });
    clearInterval(timer);
    expect(problems).toEqual([]);
    expect(plan.counts.created).toBe(20_000);
    expect(breaths).toBeGreaterThan(1);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });

  it("aren't checked further after a cancellation", async () => {
    const stop = new AbortController();
    const checked = checkFile(tableOf(lines), shop, known, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(checked).rejects.toThrow("aborted");
  });
});

it("similar names are proposed for unknown collections, categories, and channels, but not for ids", async () => {
  const proposals = async (column: string, value: string) =>
    (
      await problemsOf(
        `Product Handle;Product Title;Variant Title;${column}`,
        `cup;Cup;One;${value}`,
      )
    ).map(([, , code, , more]) => [code, more]);
  expect(await proposals("Product Collection Handle", "wintr")).toEqual([["unknown", "winter"]]);
  expect(await proposals("Product Category 1 Handle", "mug")).toEqual([["unknown", "mugs"]]);
  expect(await proposals("Sales Channel 1 Name", "Webshop")).toEqual([["unknown", "Web shop"]]);
  expect(await proposals("Product Collection Handle", "summer")).toEqual([["unknown", undefined]]);
  expect(await proposals("Sales Channel 1 Id", "sc_2")).toEqual([["unknown", undefined]]);
});
