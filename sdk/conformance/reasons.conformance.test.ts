// The reasons that `@countertop/sdk/recipes` finds against a sale, proven on the real store: its storefront refuses the same variant.
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError, createClient, type Client } from "../src/index.ts";
import { canBuy, reasons, type Cause, type ReasonsStore } from "../src/recipes.ts";
import { store as sandbox } from "./store.ts";

const { url, email, password } = sandbox;
let client: Client;
let facts: { channel: string; hamburg: string; osaka: string; region: string };
const named = <T extends { name: string }>(list: readonly T[], start: string): T => {
  const found = list.find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(`${start} is in the demo store`);
  return found;
};

beforeAll(async () => {
  client = createClient({ baseUrl: url });
  await client.admin.auth.createToken({ body: { email, password } });
  const { sales_channels } = await client.admin.salesChannels.list();
  const { stock_locations } = await client.admin.stockLocations.list();
  const { regions } = await client.admin.regions.list({ query: { limit: 100 } });
  facts = {
    channel: named(sales_channels, "Web shop").id,
    hamburg: named(stock_locations, "Hamburg").id,
    osaka: named(stock_locations, "Osaka").id,
    region: named(regions, "Eur").id,
  };
});

async function readStore(): Promise<ReasonsStore> {
  const query = { limit: 1000 };
  const [channels, regions, options, lists] = await Promise.all([
    client.admin.salesChannels.list({ query: { ...query, expand: "locations,publishableKeys" } }),
    client.admin.regions.list({ query: { ...query, expand: "countries,payment_providers" } }),
    client.admin.shippingOptions.list(),
    client.admin.priceLists.list({ query: { ...query, expand: "customer_groups" } }),
  ]);
  return {
    channels: channels.sales_channels,
    regions: regions.regions,
    shippingOptions: options.shipping_options,
    priceLists: lists.price_lists,
    hasLocations: true,
  };
}

interface Setup {
  status?: "draft" | "published";
  currency?: string;
  noPrice?: boolean;
  channels?: string[];
  /** The server puts a new product without a channel into the default one. */
  noChannel?: boolean;
  at?: "hamburg" | "osaka";
  stock?: number;
}

/** A product with one variant, in stock in Hamburg and with a price in euro, except for what `setup` says. */
async function create(setup: Setup = {}) {
  const { status = "published", currency = "eur", at = "hamburg", stock = 5 } = setup;
  const { product } = await client.admin.products.create({
    body: {
      title: `Reasons ${crypto.randomUUID()}`,
      status,
      sales_channels: (setup.channels ?? [facts.channel]).map((id) => ({ id })),
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One",
          options: [{ value: "One" }],
          prices: setup.noPrice ? [] : [{ currency_code: currency, amount: 1000 }],
        },
      ],
    },
  });
  if (setup.noChannel)
    await client.admin.products.update({ id: product.id, body: { sales_channels: [] } });
  const variant = product.variants?.[0]?.id ?? "";
  const { variant: counted } = await client.admin.variants.retrieveInventory({ id: variant });
  const item = counted.inventory[0]?.id ?? "";
  await client.admin.inventoryItems.createLocationLevel({
    id: item,
    body: { location_id: facts[at], stocked_quantity: stock },
  });
  return { id: product.id, variant, item };
}

async function reasonsFor(id: string) {
  const { product } = await client.admin.products.retrieve({
    id,
    query: { expand: "sales_channels,variants,variants.prices,profiles" },
  });
  const variants = await Promise.all(
    (product.variants ?? []).map(async (variant) => {
      const { variant: counted } = await client.admin.variants.retrieveInventory({
        id: variant.id,
      });
      return { ...variant, inventory: counted.inventory };
    }),
  );
  return reasons(
    { ...product, profile_id: product.profile_id ?? product.profiles?.[0]?.id ?? null, variants },
    await readStore(),
  );
}

/** Whether a new cart of the storefront takes the variant. */
async function storefrontSells(variant: string, channel = facts.channel): Promise<boolean> {
  const shopper = createClient({ baseUrl: url });
  try {
    const { cart } = await shopper.store.carts.create({
      body: { region_id: facts.region, sales_channel_id: channel },
    });
    await shopper.store.carts.createLineItem({
      id: cart.id,
      body: { variant_id: variant, quantity: 1 },
    });
    return true;
  } catch {
    return false;
  }
}

/** By the reasons, in the region and the channel of the cart. */
const sells = async (id: string, variant: string, channel = facts.channel) =>
  canBuy(await reasonsFor(id), { variant, channel, region: facts.region });

it("a product without a reason in its region is sold by the storefront", async () => {
  const { id, variant } = await create();
  expect(await sells(id, variant)).toBe(true);
  expect(await storefrontSells(variant)).toBe(true);
});

const setups: [Cause, () => Setup][] = [
  ["no-price", () => ({ noPrice: true })],
  ["no-price", () => ({ currency: "jpy" })],
  ["not-stocked", () => ({ at: "osaka" })],
  ["out-of-stock", () => ({ stock: 0 })],
  ["no-channel", () => ({ noChannel: true })],
];
describe("the storefront refuses a variant", () => {
  it.each(setups)("for %s (%#)", async (cause, setup) => {
    const { id, variant } = await create(setup());
    expect((await reasonsFor(id)).map((reason) => reason.cause)).toContain(cause);
    expect(await sells(id, variant)).toBe(false);
    expect(await storefrontSells(variant)).toBe(false);
  });

  it("for channel-disabled and channel-without-location", async () => {
    const { sales_channel: channel } = await client.admin.salesChannels.create({
      body: { name: `Reasons ${crypto.randomUUID()}` },
    });
    const { id, variant } = await create({ channels: [channel.id] });
    const causes = async () => (await reasonsFor(id)).map((reason) => reason.cause);
    expect(await causes()).toContain("channel-without-location");
    expect(await causes()).toContain("channel-without-key");
    expect(await storefrontSells(variant, channel.id)).toBe(false);
    await client.admin.salesChannels.update({ id: channel.id, body: { is_disabled: true } });
    expect(await causes()).toContain("channel-disabled");
    expect(await storefrontSells(variant, channel.id)).toBe(false);
    await client.admin.salesChannels.delete({ id: channel.id });
  });

  it("for price-not-active, until the price list is activated", async () => {
    const { id, variant } = await create({ noPrice: true });
    const { price_list: list } = await client.admin.priceLists.create({
      body: {
        name: "Reasons",
        description: "Reasons",
        type: "sale",
        status: "draft",
        prices: [{ variant_id: variant, currency_code: "eur", amount: 900 }],
      },
    });
    expect(await sells(id, variant)).toBe(false);
    expect((await reasonsFor(id)).map((reason) => reason.cause)).toContain("price-not-active");
    expect(await storefrontSells(variant)).toBe(false);
    await client.admin.priceLists.delete({ id: list.id });
  });
});

it("a tracked variant without an inventory item is sold without a limit, which is advice", async () => {
  const { id, variant, item } = await create();
  await client.admin.inventoryItems.delete({ id: item });
  expect((await reasonsFor(id)).map((reason) => reason.cause)).toContain("no-inventory-item");
  expect(await sells(id, variant)).toBe(true);
  expect(await storefrontSells(variant)).toBe(true);
});

it("a draft is in no list of the storefront", async () => {
  const { id } = await create({ status: "draft" });
  expect((await reasonsFor(id)).map((reason) => reason.cause)).toContain("not-published");
  const { products } = await createClient({ baseUrl: url }).store.products.list({
    query: { id: [id] },
  });
  expect(products).toEqual([]);
});

describe("a region without", () => {
  it("countries, payment, or shipping can't take an order", async () => {
    const { region } = await client.admin.regions.create({
      body: {
        name: "Reasons",
        currency_code: "eur",
        tax_rate: 0,
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
        countries: [],
      },
    });
    const { id, variant } = await create();
    const found = (await reasonsFor(id)).filter((reason) => reason.region === region.id);
    expect(found.map(({ cause }) => cause)).toEqual([
      "region-without-country",
      "no-shipping-option",
    ]);
    const shopper = createClient({ baseUrl: url });
    const { cart } = await shopper.store.carts.create({
      body: {
        region_id: region.id,
        sales_channel_id: facts.channel,
        items: [{ variant_id: variant, quantity: 1 }],
      },
    });
    const address = { first_name: "Ada", last_name: "Byron", country_code: "de" };
    await expect(
      shopper.store.carts.update({ id: cart.id, body: { shipping_address: address } }),
    ).rejects.toBeInstanceOf(ApiError);
    const { shipping_options } = await shopper.store.shippingOptions.listCartShippingOptions({
      cart_id: cart.id,
    });
    expect(shipping_options).toEqual([]);
    await client.admin.regions.delete({ id: region.id });
  });
});
