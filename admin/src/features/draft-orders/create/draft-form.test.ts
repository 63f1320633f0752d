import { describe, expect, it } from "vitest";
import {
  addVariants,
  emptyForm,
  fromSource,
  itemFault,
  preview,
  toBody,
  type DraftItem,
  type Prices,
} from "./draft-form.ts";

const prices: Prices = { currency: "eur", listed: (id) => ({ mug: 2000 })[id] };
const mug: DraftItem = { key: "mug", variant: true, title: "Mug", quantity: 2, own: {} };
const wrap: DraftItem = {
  key: "w",
  variant: false,
  title: "Wrapping",
  quantity: 1,
  own: { eur: 300 },
};

describe("an item of a new draft", () => {
  it.each([
    ["a variant at its price", mug, undefined],
    ["a variant without a price here", { ...mug, key: "pot" }, "noPrice"],
    ["a variant at a price of its own", { ...mug, key: "pot", own: { eur: 0 } }, undefined],
    ["a custom one", wrap, undefined],
    ["a custom one of no name", { ...wrap, title: " " }, "title"],
    ["a custom one of no price", { ...wrap, own: { jpy: 300 } }, "price"],
    ["a price that is none", { ...mug, own: { eur: Number.NaN } }, "price"],
    ["no quantity", { ...mug, quantity: null }, "quantity"],
    ["half a piece", { ...mug, quantity: 1.5 }, "quantity"],
    ["none of it", { ...mug, quantity: 0 }, "quantity"],
  ] as const)("%s", (_, item, fault) => expect(itemFault(item, prices)).toBe(fault));

  it("is added once, however often it is chosen", () => {
    const picked = [
      { id: "mug", title: "Mug" },
      { id: "pot", title: "Pot" },
    ];
    expect(addVariants([mug], picked).map(({ key, quantity }) => [key, quantity])).toEqual([
      ["mug", 2],
      ["pot", 1],
    ]);
  });
});

it("sums items and shipping, with unknown amounts as zero", () => {
  const form = { ...emptyForm("reg"), items: [mug, wrap, { ...mug, key: "pot" }] };
  expect(preview(form, prices, 490)).toEqual({ items: 4300, shipping: 490, sum: 4790 });
  expect(preview(form, prices, undefined)).toEqual({ items: 4300, shipping: 0, sum: 4300 });
});

it("sends a price only if it is custom, and only shipping of this region", () => {
  const form = {
    ...emptyForm("eu"),
    items: [mug, { ...mug, key: "pot", own: { eur: 500, jpy: 9 } }, wrap],
    shipping: { eu: { option: "std", price: 0 }, jp: { option: "air", price: null } },
    codes: ["TEN"],
  };
  expect(toBody(form, "a@example.com", "eur")).toEqual({
    region_id: "eu",
    email: "a@example.com",
    items: [
      { variant_id: "mug", quantity: 2 },
      { variant_id: "pot", quantity: 2, unit_price: 500 },
      { title: "Wrapping", quantity: 1, unit_price: 300 },
    ],
    shipping_methods: [{ option_id: "std", price: 0 }],
    discounts: [{ code: "TEN" }],
    no_notification_order: false,
  });
  expect(toBody({ ...form, notify: false }, "a@example.com", "eur")).toMatchObject({
    no_notification_order: true,
  });
});

it("is copied with one line for each variant, at current prices", () => {
  const line = { variant_id: "mug", title: "Mug", unit_price: 1500, variant: { title: "Blue" } };
  const form = fromSource(
    {
      region_id: "eu",
      region: { currency_code: "eur" },
      items: [
        { ...line, id: "1", quantity: 2 },
        { ...line, id: "2", quantity: 1 },
        { id: "3", variant_id: null, title: "Wrapping", unit_price: 300, quantity: 1 },
      ],
      shipping_methods: [
        { shipping_option_id: "std", price: 100, shipping_option: { amount: 490 } },
      ],
      customer_id: "cus",
      customer: {},
      email: "a@example.com",
      shipping_address: { first_name: "Ada", country_code: "de" },
      billing_address: null,
      discounts: [{ code: "TEN" }],
    } as never,
    () => "Ada",
  );
  expect(form).toMatchObject({
    region: "eu",
    items: [
      { key: "mug", title: "Mug · Blue", quantity: 3, own: {} },
      { key: "3", variant: false, title: "Wrapping", own: { eur: 300 } },
    ],
    shipping: { eu: { option: "std", price: 100 } },
    customer: [{ id: "cus", title: "Ada" }],
    address: { first_name: "Ada", country_code: "de" },
    sameBilling: true,
    codes: ["TEN"],
  });
});
