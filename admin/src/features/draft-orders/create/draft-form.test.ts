import { describe, expect, it } from "vitest";
import {
  emptyForm,
  factsOf,
  fromSource,
  isComplete,
  itemProblem,
  preview,
  toBody,
  withVariants,
  type DraftForm,
  type DraftItem,
  type Facts,
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
    ["a variant without a price in the region", { ...mug, key: "pot" }, "noPrice"],
    ["a variant with a custom price", { ...mug, key: "pot", own: { eur: 0 } }, undefined],
    ["a custom item", wrap, undefined],
    ["a custom item without a name", { ...wrap, title: " " }, "title"],
    ["a custom item without a price", { ...wrap, own: { jpy: 300 } }, "price"],
    ["an item with an invalid price", { ...mug, own: { eur: Number.NaN } }, "price"],
    ["an item without a quantity", { ...mug, quantity: null }, "quantity"],
    ["an item with a fraction as its quantity", { ...mug, quantity: 1.5 }, "quantity"],
    ["an item with a quantity of 0", { ...mug, quantity: 0 }, "quantity"],
  ] as const)("%s has the problem %s", (_, item, problem) =>
    expect(itemProblem(item, prices)).toBe(problem),
  );

  it("is added once, however often it is chosen", () => {
    const picked = [
      { id: "mug", title: "Mug" },
      { id: "pot", title: "Pot" },
    ];
    expect(withVariants([mug], picked).map(({ key, quantity }) => [key, quantity])).toEqual([
      ["mug", 2],
      ["pot", 1],
    ]);
  });

  it("is removed if it isn't chosen anymore, unless it is a custom item", () =>
    expect(withVariants([mug, wrap], []).map(({ key }) => key)).toEqual([wrap.key]));
});

it("the preview adds up items and shipping, with unknown amounts as zero", () => {
  const form = { ...emptyForm("reg"), items: [mug, wrap, { ...mug, key: "pot" }] };
  const way = { id: "std", amount: 490 } as Facts["way"];
  expect(preview(form, { prices, way, shippingPrice: null })).toEqual({
    items: 4300,
    shipping: 490,
    sum: 4790,
  });
  expect(preview(form, { prices, way: undefined, shippingPrice: null })).toEqual({
    items: 4300,
    shipping: 0,
    sum: 4300,
  });
  expect(preview(form, { prices, way, shippingPrice: 100 }).sum).toBe(4400);
});

describe("a new draft", () => {
  const region = { currency_code: "eur", countries: [{ iso_2: "de" }] } as never;
  const variants = [{ id: "mug", calculated_price: 2000 }];
  const ways = [{ id: "std", amount: 490 }] as never;
  const whole: DraftForm = {
    ...emptyForm("eu"),
    items: [mug],
    shipping: { eu: { option: "std", price: null } },
    email: " a@example.com ",
  };
  const name = { ...whole.address, first_name: "Ada" };
  it.each<[string, Partial<DraftForm>, boolean]>([
    ["with all required values", {}, true],
    ["without items", { items: [] }, false],
    ["with an item that has no price", { items: [{ ...mug, key: "pot" }] }, false],
    ["with the first shipping option, because none is chosen", { shipping: {} }, true],
    ["with a deleted shipping option", { shipping: { eu: { option: "old", price: 0 } } }, true],
    [
      "without an amount for shipping",
      { shipping: { eu: { option: "std", price: Number.NaN } } },
      false,
    ],
    ["with an incomplete email address", { email: "a@" }, false],
    ["with a customer whose email isn't loaded", { customer: [{ id: "1", title: "A" }] }, false],
    ["with an incomplete address", { address: name }, false],
    ["with an incomplete billing address", { sameBilling: false, billing: name }, false],
    ["with an incomplete billing address that isn't used", { billing: name }, true],
  ])("is complete %s: %s", (_, part, complete) => {
    const form = { ...whole, ...part };
    expect(isComplete(form, factsOf(form, region, variants, ways))).toBe(complete);
  });
  it("without a region has no countries or shipping option, and is incomplete", () => {
    const facts = factsOf(whole, undefined);
    expect(facts).toMatchObject({ countries: [], way: undefined, email: "a@example.com" });
    expect(isComplete(whole, facts)).toBe(false);
  });
});

it("a new draft offers the shipping options for the products' profiles and the sum, and preselects the cheapest", () => {
  const region = { currency_code: "eur" } as never;
  const of = (profile: string) => [
    { id: "mug", calculated_price: 2000, product: { profiles: [{ id: profile }] } },
  ];
  const limit = (type: string, amount: number) => ({ requirements: [{ type, amount }] });
  const ways = [
    { id: "card", profile_id: "gift", amount: 0 },
    { id: "air", profile_id: "usual", amount: 2900 },
    { id: "small", profile_id: "usual", amount: 100, ...limit("max_subtotal", 3000) },
    { id: "large", profile_id: "usual", amount: 200, ...limit("min_subtotal", 9000) },
    { id: "ground", profile_id: "usual", amount: 1200 },
  ] as never;
  const form = { ...emptyForm("eu"), items: [mug] };
  const offered = (one: DraftForm, profile: string) => {
    const { ways: fitting = [], way } = factsOf(one, region, of(profile), ways);
    return [way?.id, ...fitting.map(({ id }) => id)];
  };
  expect(offered(form, "usual")).toEqual(["ground", "ground", "air"]);
  expect(offered(form, "gift")).toEqual(["card", "card"]);
  const shipping = { eu: { option: "air", price: null } };
  expect(offered({ ...form, shipping }, "usual")).toEqual(["air", "ground", "air"]);
  expect(factsOf(form, region, undefined, ways)).toMatchObject({ ways: undefined, way: undefined });
  expect(offered({ ...form, items: [wrap] }, "usual")[0]).toBe("small");
});

it("the request body contains a price only if it is custom, and shipping only if it belongs to the region", () => {
  const form = {
    ...emptyForm("eu"),
    items: [mug, { ...mug, key: "pot", own: { eur: 500, jpy: 9 } }, wrap],
    shipping: { eu: { option: "std", price: 0 }, jp: { option: "air", price: null } },
    codes: ["TEN"],
  };
  const way = { id: "std" } as never;
  const facts = { email: "a@example.com", prices, way, shippingPrice: 0 };
  expect(toBody(form, facts)).toEqual({
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
  expect(toBody({ ...form, notify: false }, facts)).toMatchObject({
    no_notification_order: true,
  });
});

it("a copied draft has one line for each variant, at current prices", () => {
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
