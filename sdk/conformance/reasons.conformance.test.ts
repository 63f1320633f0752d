// Tests, on a new store, every cause that `@countertop/sdk/recipes` can find. The cause is found and explained, a purchase is
// rejected at the predicted step, and the same purchase succeeds after the cause is fixed through the admin API.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOwnStore, type OwnStore } from "../../openapi/conformance/own-store.ts";
import type { AdminUpdateProductBody } from "../src/generated/contract.ts";
import { createClient, type Client } from "../src/index.ts";
import {
  canBuy,
  checkProducts,
  checkStore,
  explain,
  readReasonsStore,
  tryToBuy,
  type Cause,
  type PurchaseStep,
} from "../src/recipes.ts";

let own: OwnStore;
let client: Client;
let channel: string;
let location: string;
let elsewhere: string;
let region: string;
let option: string;
let key: string;
const fulfillment = { price_type: "flat_rate", data: {}, provider_id: "manual" } as const;

beforeAll(async () => {
  own = await openOwnStore("--empty");
  const { COUNTERTOP_SANDBOX_URL: baseUrl = "", COUNTERTOP_ADMIN_EMAIL: email = "" } = process.env;
  client = createClient({ baseUrl });
  const password = process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "";
  await client.admin.auth.createToken({ body: { email, password } });
  const { store } = await client.admin.store.retrieve();
  channel = store.default_sales_channel_id ?? "";
  [location = "", elsewhere = ""] = await Promise.all(
    ["Here", "Elsewhere"].map(async (name) => {
      const { stock_location } = await client.admin.stockLocations.create({ body: { name } });
      return stock_location.id;
    }),
  );
  await client.admin.salesChannels.addLocation({ id: channel, body: { location_id: location } });
  const { publishable_api_key } = await client.admin.publishableApiKeys.create({
    body: { title: "Web shop" },
  });
  key = publishable_api_key.id;
  await openChannel();
  await createRegion();
}, 120_000);
afterAll(() => own.close());

const openChannel = () =>
  client.admin.publishableApiKeys.addSalesChannels({
    id: key,
    body: { sales_channel_ids: [{ id: channel }] },
  });
async function createRegion() {
  const created = await client.admin.regions.create({
    body: {
      name: "Europe",
      currency_code: "usd",
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["de"],
    },
  });
  region = created.region.id;
  await createOption();
}
async function createOption() {
  const { shipping_option } = await client.admin.shippingOptions.create({
    body: { name: "Parcel", region_id: region, amount: 500, ...fulfillment },
  });
  option = shipping_option.id;
}

/** A product that can be bought. */
interface Subject {
  id: string;
  variant: string;
  item: string;
}
const oneSize = {
  title: "One size",
  options: [{ value: "One size" }],
  prices: [{ currency_code: "usd", amount: 1000 }],
};
async function create(): Promise<Subject> {
  const { product } = await client.admin.products.create({
    body: {
      title: `Reasons ${crypto.randomUUID()}`,
      status: "published",
      options: [{ title: "Size" }],
      variants: [oneSize],
    },
  });
  const [variant] = product.variants;
  if (!variant) throw new Error("The server creates the variant");
  return { id: product.id, variant: variant.id, item: await stock(variant.id, 5) };
}
async function stock(id: string, stocked_quantity: number, location_id = location) {
  const { variant } = await client.admin.variants.retrieveInventory({ id });
  const item = variant.inventory[0]?.id ?? "";
  const body = { location_id, stocked_quantity };
  await client.admin.inventoryItems.createLocationLevel({ id: item, body });
  return item;
}
const setStock = (id: string, stocked_quantity: number) =>
  client.admin.inventoryItems.updateLocationLevel({
    id,
    location_id: location,
    body: { stocked_quantity },
  });
const setPrices = ({ id, variant }: Subject, prices: typeof oneSize.prices) =>
  client.admin.products.updateVariant({ id, variant_id: variant, body: { prices } });
const update = ({ id }: Subject, body: AdminUpdateProductBody) =>
  client.admin.products.update({ id, body });

/** Moves the variant's only price to a price list. */
async function onlyInList(
  subject: Subject,
  facts: { status?: "draft"; customer_groups?: { id: string }[] },
  min_quantity?: number,
) {
  await setPrices(subject, []);
  const { price_list } = await client.admin.priceLists.create({
    body: {
      name: "Sale",
      description: "Sale",
      type: "sale",
      status: "active",
      ...facts,
      prices: [
        {
          variant_id: subject.variant,
          currency_code: "usd",
          amount: 900,
          ...(min_quantity !== undefined && { min_quantity }),
        },
      ],
    },
  });
  return price_list.id;
}

interface Case {
  /** The step that the store rejects. Undefined if the cause is only a recommendation. */
  refused: PurchaseStep | undefined;
  /** Creates the cause. Returns a function that removes the cause with the same call that the admin uses. */
  cause(subject: Subject): Promise<(subject: Subject) => Promise<unknown>>;
}
const cases: Record<Cause, Case> = {
  "not-published": {
    refused: "listing",
    async cause(subject) {
      await update(subject, { status: "draft" });
      return () => update(subject, { status: "published" });
    },
  },
  "no-variants": {
    refused: "item",
    async cause({ id, variant }) {
      await client.admin.products.deleteVariant({ id, variant_id: variant });
      return async (subject) => {
        const { product } = await client.admin.products.retrieve({ id });
        const options = [{ option_id: product.options[0]?.id ?? "", value: "One size" }];
        const body = { ...oneSize, options };
        const { product: filled } = await client.admin.products.createVariant({ id, body });
        subject.variant = filled.variants[0]?.id ?? "";
        await stock(subject.variant, 5);
      };
    },
  },
  "no-channel": {
    refused: "listing",
    async cause(subject) {
      await update(subject, { sales_channels: [] });
      return () => update(subject, { sales_channels: [{ id: channel }] });
    },
  },
  "channel-disabled": {
    refused: "cart",
    async cause() {
      await client.admin.salesChannels.update({ id: channel, body: { is_disabled: true } });
      return () => client.admin.salesChannels.update({ id: channel, body: { is_disabled: false } });
    },
  },
  "channel-without-key": {
    refused: undefined,
    async cause() {
      const body = { sales_channel_ids: [{ id: channel }] };
      await client.admin.publishableApiKeys.removeSalesChannels({ id: key, body });
      return openChannel;
    },
  },
  "channel-without-location": {
    refused: "item",
    async cause() {
      const body = { location_id: location };
      await client.admin.salesChannels.removeLocation({ id: channel, body });
      return () => client.admin.salesChannels.addLocation({ id: channel, body });
    },
  },
  "no-region": {
    refused: "cart",
    async cause() {
      await client.admin.shippingOptions.delete({ id: option });
      await client.admin.regions.delete({ id: region });
      return createRegion;
    },
  },
  "region-without-country": {
    refused: "address",
    async cause() {
      await client.admin.regions.update({ id: region, body: { countries: [] } });
      return () => client.admin.regions.update({ id: region, body: { countries: ["de"] } });
    },
  },
  "region-without-payment": {
    refused: "payment",
    async cause() {
      await client.admin.regions.update({ id: region, body: { payment_providers: [] } });
      return () =>
        client.admin.regions.update({ id: region, body: { payment_providers: ["manual"] } });
    },
  },
  "no-profile": {
    refused: "shipping",
    async cause(subject) {
      const { shipping_profiles } = await client.admin.shippingProfiles.list();
      const usual = shipping_profiles.find(({ type }) => type === "default")?.id ?? "";
      const put = (profile: string) =>
        client.admin.shippingProfiles.update({ id: profile, body: { products: [subject.id] } });
      const body = { name: "Bulky", type: "custom" as const };
      const { shipping_profile } = await client.admin.shippingProfiles.create({ body });
      await put(shipping_profile.id);
      await client.admin.shippingProfiles.delete({ id: shipping_profile.id });
      return () => put(usual);
    },
  },
  "no-shipping-option": {
    refused: "shipping",
    async cause() {
      await client.admin.shippingOptions.delete({ id: option });
      return createOption;
    },
  },
  "shipping-admin-only": {
    refused: "shipping",
    async cause() {
      const set = (admin_only: boolean) =>
        client.admin.shippingOptions.update({ id: option, body: { requirements: [], admin_only } });
      await set(true);
      return () => set(false);
    },
  },
  "no-price": {
    refused: "item",
    async cause(subject) {
      await setPrices(subject, []);
      return () => setPrices(subject, oneSize.prices);
    },
  },
  "price-not-active": {
    refused: "item",
    async cause(subject) {
      const id = await onlyInList(subject, { status: "draft" });
      return () => client.admin.priceLists.update({ id, body: { status: "active" } });
    },
  },
  "price-for-groups": {
    refused: "item",
    async cause(subject) {
      const body = { name: `Retailers ${crypto.randomUUID()}` };
      const { customer_group } = await client.admin.customerGroups.create({ body });
      await onlyInList(subject, { customer_groups: [{ id: customer_group.id }] });
      return () => setPrices(subject, oneSize.prices);
    },
  },
  "price-for-quantities": {
    refused: "item",
    async cause(subject) {
      await onlyInList(subject, {}, 10);
      return () => setPrices(subject, oneSize.prices);
    },
  },
  "no-inventory-item": {
    refused: undefined,
    async cause({ item }) {
      await client.admin.inventoryItems.delete({ id: item });
      return async ({ variant }) => {
        await client.admin.inventoryItems.create({ body: { variant_id: variant } });
        await stock(variant, 5);
      };
    },
  },
  "not-stocked": {
    refused: "item",
    async cause({ item, variant }) {
      await client.admin.inventoryItems.delete({ id: item });
      await client.admin.inventoryItems.create({ body: { variant_id: variant } });
      await stock(variant, 50, elsewhere);
      return () => stock(variant, 5);
    },
  },
  "out-of-stock": {
    refused: "item",
    async cause({ item }) {
      await setStock(item, 0);
      return () => setStock(item, 5);
    },
  },
};

async function check({ id }: Subject) {
  const [found] = await checkProducts(client, await readReasonsStore(client), { id: [id] });
  if (!found) throw new Error("The product is checked");
  return found.reasons;
}
async function buy({ id, variant }: Subject) {
  const { regions } = await client.admin.regions.list({ query: { expand: "countries" } });
  const country = regions.find((one) => one.id === region)?.countries[0]?.iso_2;
  return tryToBuy(client, { product: id, variant, channel, region, country });
}

it("`reasons` returns an empty list for a product that can be bought", async () => {
  const subject = await create();
  expect(await check(subject)).toEqual([]);
  expect(await buy(subject)).toBeUndefined();
});

describe("each cause is found, explained, and fixed, and the store rejects a sale only if the cause blocks it:", () => {
  it.each(Object.entries(cases))("%s", async (cause, { refused, cause: bringAbout }) => {
    const subject = await create();
    const fix = await bringAbout(subject);
    const found = await check(subject);
    expect(found.map((reason) => reason.cause)).toEqual([cause]);
    const [reason] = found;
    if (!reason) throw new Error("The cause is found");
    expect(reason.blocks).toBe(refused !== undefined);
    expect(explain(reason).problem).toMatch(/^[^{}]+\.$/);
    const { id, ...answer } = { id: subject.id, ...(await buy(subject)) };
    expect(answer).toEqual(
      refused ? { step: refused, ...(answer.message && { message: expect.any(String) }) } : {},
    );
    const where = { variant: subject.variant, channel, region };
    expect(canBuy(found, where)).toBe(refused === undefined);

    await fix(subject);
    expect(await check(subject), id).toEqual([]);
    expect(await buy(subject)).toBeUndefined();
  });
});

it("a check of the whole store finds the same reasons for a product as a check of that product", async () => {
  const subject = await create();
  await update(subject, { sales_channels: [] });
  const store = await readReasonsStore(client);
  const all = await checkStore(client, store);
  const one = await checkProducts(client, store, { id: [subject.id] });
  expect(all.filter(({ product }) => product.id === subject.id)).toEqual(one);
  expect(all.length).toBeGreaterThan(Object.keys(cases).length);
});

it("shipping options are read even if the server rejects their list because a region was deleted", async () => {
  const gone = await client.admin.regions.create({
    body: {
      name: "Atlantis",
      currency_code: "usd",
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["no"],
    },
  });
  const region_id = gone.region.id;
  await client.admin.shippingOptions.create({
    body: { name: "Boat", region_id, amount: 500, ...fulfillment },
  });
  await client.admin.regions.delete({ id: region_id });
  await expect(client.admin.shippingOptions.list()).rejects.toMatchObject({ status: 404 });
  const { shippingOptions } = await readReasonsStore(client);
  const regionIds = shippingOptions.map((one) => one.region_id);
  expect(regionIds).toContain(region);
  expect(regionIds).not.toContain(region_id);
});
