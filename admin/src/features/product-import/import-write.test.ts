import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { checkFile } from "./import-check.ts";
import type { Shop } from "./import-columns.ts";
import type { Known } from "./import-types.ts";
import { asText, importFile, lineEncoder } from "./import-write.ts";

const shop: Shop = {
  currencies: ["EUR"],
  regions: [],
  collections: new Set(),
  channels: [
    { id: "sc_1", name: "Web shop" },
    { id: "sc_2", name: "Market" },
  ],
  categories: undefined,
};
const known: Known = {
  products: [
    {
      id: "prod_mug",
      handle: "mug",
      title: "Mug",
      status: "published",
      discountable: false,
      options: [],
      variants: [
        {
          id: "variant_mug",
          title: "One",
          sku: "MUG",
          quantity: 7,
          backorder: true,
          managed: false,
          options: new Map(),
          prices: [],
        },
      ],
    },
  ],
  skus: new Map([["MUG", "prod_mug"]]),
};

const { signal } = new AbortController();

async function written(headers: string[], rows: string[][]) {
  const table = { headers, rows };
  const { plan, problems } = await checkFile(table, shop, known, { signal });
  expect(problems).toEqual([]);
  const text = await (await importFile("a.csv", table, shop, plan, signal)).text();
  return Papa.parse<Record<string, string>>(text, { header: true }).data;
}

describe("the file that is sent to the server", () => {
  it("contains the code of a named country", async () => {
    const rows = await written(
      ["Product Handle", "Product Title", "Variant Title", "Product Origin Country"],
      [
        ["cup", "Cup", "One", "Portugal"],
        ["pot", "Pot", "One", ""],
      ],
    );
    expect(rows.map((row) => row["Product Origin Country"])).toEqual(["pt", ""]);
  });

  it("contains true and false for the words of spreadsheets in other languages", async () => {
    const rows = await written(
      ["Product Handle", "Product Title", "Variant Title", "Product Discountable"],
      [
        ["cup", "Cup", "One", "WAHR"],
        ["pot", "Pot", "One", "Faux"],
        ["bowl", "Bowl", "One", ""],
      ],
    );
    expect(rows.map((row) => row["Product Discountable"])).toEqual(["true", "false", "true"]);
  });

  it("contains the ids of existing records, and values that the server requires", async () => {
    const [mug, cup] = await written(
      [
        "product handle",
        "Product Title",
        "Product Status",
        "Variant Title",
        "Variant SKU",
        "Product Profile Type",
      ],
      [
        ["mug", "", "", "", "MUG", "x"],
        ["cup", "Cup", "", "One", "0042", ""],
      ],
    );
    expect(mug).toMatchObject({
      "Product Id": "prod_mug",
      "Variant Id": "variant_mug",
      "Product Handle": "mug",
      "Product Title": "Mug",
      "Product Status": "published",
      "Variant Title": "One",
      "Variant Inventory Quantity": "7",
    });
    expect(mug).not.toHaveProperty("Product Profile Type");
    expect(cup).toMatchObject({
      "Product Id": "",
      "Variant Id": "",
      "Product Status": "draft",
      // Quoted, because the server would otherwise read a number and remove the zeros.
      "Variant SKU": '"0042"',
      "Variant Inventory Quantity": "0",
    });
  });

  it("contains the id of each sales channel once", async () => {
    const [cup] = await written(
      [
        "Product Handle",
        "Product Title",
        "Variant Title",
        "Sales Channel 1 Id",
        "Sales Channel 1 Name",
        "Sales Channel 2 Name",
      ],
      [["cup", "Cup", "One", "sc_1", "Web shop", "Market"]],
    );
    expect(cup).toMatchObject({ "Sales Channel 1 Id": "sc_1", "Sales Channel 2 Id": "sc_2" });
    expect(cup).not.toHaveProperty("Sales Channel 1 Name");
  });
});

it.each([
  ["0042", '"0042"'],
  ["1e5", '"1e5"'],
  ["true", '"true"'],
  ['"quoted" title', '""quoted" title"'],
  ["2020-01-01T10:00:00Z", '"2020-01-01T10:00:00Z"'],
  ["Mug 42", "Mug 42"],
])("`asText` keeps %s as text", (value, text) => {
  expect(asText(value)).toBe(text);
});

it("`lineEncoder` doesn't split a character between two chunks that the server reads", () => {
  const lines = Array.from({ length: 400 }, (_, index) => `кружка ${"ё".repeat(index)}🫖 ${index}`);
  const bytes = new Uint8Array(["Name", ...lines].map(lineEncoder()).flatMap((line) => [...line]));
  expect(bytes.length).toBeGreaterThan(5 * 16_384);
  const decoder = new TextDecoder();
  let text = "";
  for (let from = 0; from < bytes.length; from += 16_384)
    text += decoder.decode(bytes.slice(from, from + 16_384));
  expect(text).not.toContain("\uFFFD");
  expect(text.split("\n").map((line) => line.replace(/^[^,]*,/, ""))).toEqual(["Name", ...lines]);
});
