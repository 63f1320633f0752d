import { adminCreateProductBody } from "@countertop/sdk/schemas";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createForm, emptyForm, handleOf, nothingCarried, toCreatePlan } from "./create-form.ts";
import { fromProduct, type Source } from "./create-from.ts";
import { combinations } from "./create-matrix.ts";

const rest = {
  carried: nothingCarried,
  regions: new Set(["reg_eu"]),
  alone: "Default variant",
  channels: true,
};
const options = [
  { id: "o1", title: "Size", values: ["S", "M"] },
  { id: "o2", title: "", values: [] },
];
const [s = "", m = ""] = combinations(options).map(({ key }) => key);
const wrong = (form: object) =>
  v
    .safeParse(createForm, { ...emptyForm([]), title: "Mug", ...form })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe("the request for a new product", () => {
  it("contains the title and one variant by default", () => {
    const { body, stock } = toCreatePlan({ ...emptyForm([]), title: "Mug" }, rest);
    expect(body).toEqual({
      title: "Mug",
      discountable: true,
      variants: [
        {
          title: "Default variant",
          options: [],
          prices: [],
          manage_inventory: true,
          allow_backorder: false,
        },
      ],
    });
    expect(stock).toEqual([]);
  });
  it("contains options, and variants with prices by currency and region; stock is planned separately", () => {
    const { body, stock } = toCreatePlan(
      {
        ...emptyForm([{ id: "sc_1", title: "Web" }]),
        title: "Mug",
        weight: 350,
        type: [{ id: "new:Cup", title: "Cup" }],
        tags: [{ id: "tag_1", title: "tea" }],
        options,
        cells: {
          [s]: {
            sku: "MUG-S",
            ean: "4006381333931",
            hs_code: "6912",
            eur: 1900,
            reg_eu: 1850,
            "stock:sloc_1": 7,
          },
          [m]: { name: "Middle", usd: 2100 },
        },
      },
      rest,
    );
    expect(v.is(adminCreateProductBody, body)).toBe(true);
    expect(body).toMatchObject({
      weight: 350,
      type: { value: "Cup" },
      tags: [{ id: "tag_1", value: "tea" }],
      sales_channels: [{ id: "sc_1" }],
      options: [{ title: "Size" }],
      variants: [
        {
          title: "S",
          sku: "MUG-S",
          ean: "4006381333931",
          hs_code: "6912",
          options: [{ value: "S" }],
          prices: [
            { currency_code: "eur", amount: 1900 },
            { region_id: "reg_eu", amount: 1850 },
          ],
        },
        { title: "Middle", prices: [{ currency_code: "usd", amount: 2100 }] },
      ],
    });
    expect(stock).toEqual([{ variant: 0, location: "sloc_1", quantity: 7 }]);
  });
  it("excludes variants that are left out, and stock of untracked variants", () => {
    const form = {
      ...emptyForm([]),
      title: "Mug",
      options,
      omitted: [s],
      cells: { [m]: { "stock:sloc_1": 7 } },
    };
    expect(toCreatePlan(form, rest).stock).toHaveLength(1);
    const { body, stock } = toCreatePlan({ ...form, tracked: false }, rest);
    expect(body.variants?.map(({ title }) => title)).toEqual(["M"]);
    expect(stock).toEqual([]);
  });
});

describe("problems of a new product", () => {
  it("include a missing title, an invalid handle, options without a name or values, and duplicate names", () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ title: " ", handle: "a b" })?.map(([path]) => path)).toEqual([
      "title",
      "handle",
    ]);
    expect(
      wrong({
        options: [
          { id: "o1", title: "Size", values: ["S"] },
          { id: "o2", title: "size ", values: ["S"] },
          { id: "o3", title: "", values: ["S"] },
          { id: "o4", title: "Color", values: [] },
        ],
      })?.map(([path]) => path),
    ).toEqual(["options.1.title", "options.2.title", "options.3.values"]);
  });
  it("include cells that can't be read as numbers", () => {
    expect(wrong({ options, cells: { [s]: { eur: "dear" } } })?.map(([path]) => path)).toEqual([
      "cells",
    ]);
  });
});

describe("a handle", () => {
  it.each([
    ["Enamel mug, white!", "enamel-mug-white"],
    ["Café crème", "cafe-creme"],
    ["Große Bæger, Smørbrød, Łódź", "grosse-baeger-smorbrod-lodz"],
    ["Işık", "isik"],
    ["Чайник йод", "чайник-йод"],
    ["한국 찻잔", "한국-찻잔"],
    ["!!!", ""],
  ])("for %s is %s", (title, handle) => expect(handleOf(title)).toBe(handle));
});

describe("a copy of a product", () => {
  const price = (id: string, facts: object) => ({
    id,
    currency_code: "eur",
    amount: 100,
    region_id: null,
    price_list_id: null,
    min_quantity: null,
    max_quantity: null,
    ...facts,
  });
  const variant = (title: string, values: string[], facts: object = {}) => ({
    id: title,
    title,
    sku: "MUG",
    manage_inventory: true,
    allow_backorder: false,
    options: values.map((value, index) => ({ option_id: `opt_${index}`, value })),
    prices: [price("base", {}), price("sale", { price_list_id: "pl_1" })],
    ...facts,
  });
  const source = {
    product: {
      title: "Mug",
      handle: "mug",
      discountable: true,
      is_giftcard: false,
      options: [
        { id: "opt_0", title: "Size" },
        { id: "opt_1", title: "Color" },
      ],
    },
    variants: [
      variant("S / Red", ["S", "Red"], { weight: 5, hs_code: "6912" }),
      variant("Big one", ["L", "Blue"], {
        prices: [price("many", { min_quantity: 10, amount: 90 })],
      }),
    ],
  } as unknown as Source;
  const { values, carried } = fromProduct(source, { title: "Mug copy", alone: "" });
  it("has the original's options and variants, without any unique values", () => {
    expect(values).toMatchObject({
      title: "Mug copy",
      handle: "",
      options: [
        { title: "Size", values: ["S", "L"] },
        { title: "Color", values: ["Red", "Blue"] },
      ],
    });
    expect(values.omitted).toHaveLength(2);
    expect(Object.values(values.cells)).toEqual([
      { hs_code: "6912", eur: 100 },
      { name: "Big one" },
    ]);
  });
  it("keeps values without a field on the page, but no prices of price lists", () => {
    const { body } = toCreatePlan(values, { ...rest, carried });
    expect(body.variants).toMatchObject([
      {
        title: "S / Red",
        weight: 5,
        hs_code: "6912",
        prices: [{ currency_code: "eur", amount: 100 }],
      },
      {
        title: "Big one",
        prices: [{ currency_code: "eur", amount: 90, min_quantity: 10 }],
      },
    ]);
    expect(body.variants?.some((one) => "sku" in one)).toBe(false);
    expect(v.is(adminCreateProductBody, body)).toBe(true);
  });
});
