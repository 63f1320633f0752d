import { describe, expect, it } from "vitest";
import {
  canBuy,
  explain,
  reasons,
  type Cause,
  type Reason,
  type ReasonsProduct,
  type ReasonsStore,
  type ReasonsVariant,
} from "../recipes.ts";

const now = new Date("2026-11-24T12:00:00Z");
const price = (facts: object = {}) => ({
  currency_code: "eur",
  region_id: null,
  price_list_id: null,
  min_quantity: null,
  ...facts,
});
const level = (location_id: string, stocked_quantity: number, reserved_quantity = 0) => ({
  location_id,
  stocked_quantity,
  reserved_quantity,
});
const list = (facts: object = {}) => ({
  id: "sale",
  status: "active",
  starts_at: null,
  ends_at: null,
  customer_groups: [],
  ...facts,
});
const option = (facts: object = {}) => ({
  region_id: "eu",
  profile_id: "default",
  is_return: false,
  admin_only: false,
  ...facts,
});

/** A store and a product with one variant that can be bought. */
const variant = (facts: Partial<ReasonsVariant> = {}): ReasonsVariant => ({
  id: "small",
  manage_inventory: true,
  allow_backorder: false,
  prices: [price()],
  inventory: [{ location_levels: [level("hamburg", 3)] }],
  ...facts,
});
const product = (facts: Partial<ReasonsProduct> = {}): ReasonsProduct => ({
  status: "published",
  profile_id: "default",
  sales_channels: [{ id: "web" }],
  variants: [variant()],
  ...facts,
});
const channel = (facts: object = {}) => ({
  id: "web",
  is_disabled: false,
  locations: [{ location_id: "hamburg" }],
  publishableKeys: [{ revoked_at: null }],
  ...facts,
});
const region = (facts: object = {}) => ({
  id: "eu",
  currency_code: "eur",
  countries: [{}],
  payment_providers: [{}],
  ...facts,
});
const store = (facts: Partial<ReasonsStore> = {}): ReasonsStore => ({
  channels: [channel()],
  regions: [region()],
  shippingOptions: [option()],
  priceLists: [],
  hasLocations: true,
  ...facts,
});

it("reasons returns an empty list for a product that can be bought", () => {
  expect(reasons(product(), store(), now)).toEqual([]);
});

const ofVariant = (facts: Partial<ReasonsVariant>) => product({ variants: [variant(facts)] });
const inSale = { prices: [price({ price_list_id: "sale" })] };
const cases: [Cause, ReasonsProduct, ReasonsStore, Partial<Reason>?][] = [
  ["not-published", product({ status: "draft" }), store()],
  ["no-variants", product({ variants: [] }), store()],
  ["no-channel", product({ sales_channels: [] }), store()],
  [
    "channel-disabled",
    product(),
    store({ channels: [channel({ is_disabled: true })] }),
    { channel: "web" },
  ],
  [
    "channel-without-key",
    product(),
    store({ channels: [channel({ publishableKeys: [{ revoked_at: "2026-01-01" }] })] }),
    { channel: "web", blocks: false },
  ],
  [
    "channel-without-location",
    product(),
    store({ channels: [channel({ locations: [] })] }),
    { channel: "web", variant: "small" },
  ],
  ["no-region", product(), store({ regions: [] })],
  [
    "region-without-country",
    product(),
    store({ regions: [region({ countries: [] })] }),
    { region: "eu" },
  ],
  [
    "region-without-payment",
    product(),
    store({ regions: [region({ payment_providers: [] })] }),
    { region: "eu" },
  ],
  ["no-profile", product({ profile_id: null }), store()],
  [
    "no-shipping-option",
    product(),
    store({ shippingOptions: [option({ is_return: true }), option({ profile_id: "bulky" })] }),
    { region: "eu" },
  ],
  [
    "shipping-admin-only",
    product(),
    store({ shippingOptions: [option({ admin_only: true })] }),
    { region: "eu" },
  ],
  [
    "no-price",
    ofVariant({ prices: [price({ currency_code: "usd" })] }),
    store(),
    { region: "eu", variant: "small" },
  ],
  [
    "price-not-active",
    ofVariant(inSale),
    store({ priceLists: [list({ ends_at: "2026-11-01T00:00:00Z" })] }),
    { region: "eu", variant: "small" },
  ],
  [
    "price-for-groups",
    ofVariant(inSale),
    store({ priceLists: [list({ customer_groups: [{}] })] }),
    { region: "eu", variant: "small" },
  ],
  [
    "price-for-quantities",
    ofVariant({ prices: [price({ min_quantity: 10 })] }),
    store(),
    { region: "eu", variant: "small" },
  ],
  ["no-inventory-item", ofVariant({ inventory: [] }), store(), { variant: "small", blocks: false }],
  [
    "not-stocked",
    ofVariant({ inventory: [{ location_levels: [level("osaka", 50)] }] }),
    store(),
    { channel: "web", variant: "small" },
  ],
  [
    "out-of-stock",
    ofVariant({ inventory: [{ location_levels: [level("hamburg", 3, 3)] }] }),
    store(),
    { channel: "web", variant: "small" },
  ],
];

describe("the only reason", () => {
  it.each(cases)("is %s", (cause, one, settings, limits = {}) => {
    expect(reasons(one, settings, now)).toEqual([{ cause, blocks: true, ...limits }]);
  });
});

describe("a variant can be bought", () => {
  it.each([
    ["with only a price for the region", { prices: [price({ region_id: "eu" })] }],
    ["without tracked inventory", { manage_inventory: false, inventory: [] }],
    ["on backorder", { allow_backorder: true, inventory: [] }],
  ])("%s", (_, facts) => {
    expect(reasons(ofVariant(facts), store(), now)).toEqual([]);
  });
  it("with a price of an active price list", () => {
    expect(reasons(ofVariant(inSale), store({ priceLists: [list()] }), now)).toEqual([]);
  });
  it("if its own quantity is positive, in a store without locations", () => {
    const settings = store({ hasLocations: false, channels: [channel({ locations: [] })] });
    expect(reasons(ofVariant({ inventory_quantity: 1 }), settings, now)).toEqual([]);
    expect(reasons(ofVariant({ inventory_quantity: 0 }), settings, now)).toMatchObject([
      { cause: "out-of-stock", variant: "small" },
    ]);
  });
  it("as a gift card without a shipping profile", () => {
    const card = product({ is_giftcard: true, profile_id: null });
    expect(reasons(card, store({ shippingOptions: [] }), now)).toEqual([]);
  });
});

it("a product can be bought without a sales channel if the store has no channels", () => {
  const settings = store({ channels: [], hasChannels: false, hasLocations: false });
  const one = product({ sales_channels: [], variants: [variant({ inventory_quantity: 1 })] });
  expect(reasons(one, settings, now)).toEqual([]);
});

it("a reason is explained with the names of its records, or their ids", () => {
  const reason = { cause: "not-stocked", blocks: true, variant: "small", channel: "web" } as const;
  const named = store({ channels: [channel({ name: "Web shop" })] });
  const { problem } = explain(reason, named, { variants: [variant({ title: "Small" })] });
  expect(problem).toBe("Small isn't stocked at any location of the sales channel Web shop.");
  expect(explain(reason).problem).toContain("small isn't stocked");
});

it("a variant is out of stock if an item has less than its required quantity", () => {
  const set = (required_quantity: number) =>
    ofVariant({ inventory: [{ required_quantity, location_levels: [level("hamburg", 3)] }] });
  expect(reasons(set(3), store(), now)).toEqual([]);
  expect(reasons(set(4), store(), now)).toMatchObject([{ cause: "out-of-stock" }]);
});

it("canBuy returns true only for the variants, channels, and regions in which a customer can buy the product", () => {
  const settings = store({
    channels: [channel(), channel({ id: "market", locations: [{ location_id: "osaka" }] })],
    regions: [region(), region({ id: "jp", currency_code: "jpy" })],
    shippingOptions: [option(), option({ region_id: "jp" })],
  });
  const found = reasons(
    product({
      sales_channels: [{ id: "web" }, { id: "market" }],
      variants: [variant(), variant({ id: "large", prices: [price({ currency_code: "JPY" })] })],
    }),
    settings,
    now,
  );
  const can = (variantId: string, channelId: string, regionId: string) =>
    canBuy(found, { variant: variantId, channel: channelId, region: regionId });
  expect(can("small", "web", "eu")).toBe(true);
  expect(can("small", "web", "jp")).toBe(false);
  expect(can("small", "market", "eu")).toBe(false);
  expect(can("large", "web", "jp")).toBe(true);
});
