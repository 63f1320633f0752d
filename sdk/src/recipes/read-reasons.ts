import { ApiError } from "../errors.ts";
import { adminListInventoryItems } from "../generated/operations/inventory-items.ts";
import { adminListPriceLists } from "../generated/operations/price-lists.ts";
import { adminListProducts } from "../generated/operations/products.ts";
import { adminListRegions } from "../generated/operations/regions.ts";
import { adminListSalesChannels } from "../generated/operations/sales-channels.ts";
import { adminListShippingOptions } from "../generated/operations/shipping-options.ts";
import { adminRetrieveStore } from "../generated/operations/store.ts";
import type { HttpClient } from "../http/http-client.ts";
import type { Input } from "../operation-types.ts";
import type { operations } from "../generated/contract.ts";
import {
  reasons,
  type Reason,
  type ReasonsProduct,
  type ReasonsStore,
  type ReasonsVariant,
} from "./reasons.ts";

/** More than a store has of any of these records. */
const ALL = 1000;
/** Items of inventory asked for by id at once: about 7,000 characters of an address. */
const IDS = 150;
/** Products, or items of inventory, in one answer of a check of the whole store. */
const PAGE = 500;
/** Requests at the same time in such a check. A store on two cores answers no more of them faster. */
const LANES = 3;

/** The store's settings that `reasons` needs: five requests, the same for all products. */
export async function readReasonsStore(client: HttpClient): Promise<ReasonsStore> {
  const { store } = await adminRetrieveStore(client);
  const has = (feature: string) =>
    (store.feature_flags ?? []).some(({ key, value }) => key === feature && value) ||
    (store.modules ?? []).some(({ module }) => module === feature);
  const hasChannels = has("sales_channels");
  const keys = has("publishable_api_keys") ? ",publishableKeys" : "";
  const allRegions = allPages(async (paging) => {
    const query = { ...paging, expand: "countries,payment_providers" };
    return (await adminListRegions(client, { query })).regions;
  });
  const [channels, regions, shippingOptions, lists] = await Promise.all([
    hasChannels
      ? allPages(async (paging) => {
          const query = { ...paging, expand: `locations${keys}` };
          return (await adminListSalesChannels(client, { query })).sales_channels;
        })
      : [],
    allRegions,
    readShippingOptions(client, () => allRegions),
    adminListPriceLists(client, { query: { limit: ALL, expand: "customer_groups" } }),
  ]);
  return {
    channels,
    regions,
    shippingOptions,
    priceLists: lists.price_lists,
    hasLocations: has("stockLocationService"),
    hasChannels,
  };
}

/**
 * All shipping options. The server answers the list with 404 while an option of a deleted region exists; only then, the
 * options are read region by region.
 */
export async function readShippingOptions(
  client: HttpClient,
  readRegions: () => Promise<readonly { id: string }[]>,
): Promise<ReasonsStore["shippingOptions"]> {
  const list = async (region_id?: string) => {
    const query = { limit: ALL, ...(region_id !== undefined && { region_id }) };
    return (await adminListShippingOptions(client, { query })).shipping_options;
  };
  try {
    return await list();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const options = [];
    for (const { id } of await readRegions()) options.push(...(await list(id)));
    return options;
  }
}

type Features = Pick<ReasonsStore, "hasChannels" | "hasLocations">;
const PRODUCT = ["id", "title", "status", "is_giftcard"];
const VARIANT = ["id", "title", "sku", "manage_inventory", "allow_backorder"];
const PRICE = ["currency_code", "region_id", "price_list_id", "min_quantity"];
const ITEM = ["inventory_item_id", "required_quantity"];
const fieldsOf = ({ hasChannels, hasLocations }: Features) => ({
  fields: [
    ...PRODUCT,
    "profiles.id",
    ...(hasChannels === false ? [] : ["sales_channels.id"]),
    ...VARIANT.map((name) => `variants.${name}`),
    ...PRICE.map((name) => `variants.prices.${name}`),
    // The server counts the stock of a store without locations in the variant itself.
    ...(hasLocations
      ? ITEM.map((name) => `variants.inventory_items.${name}`)
      : ["variants.inventory_quantity"]),
  ].join(),
  expand: [
    "profiles",
    ...(hasChannels === false ? [] : ["sales_channels"]),
    "variants.prices",
    ...(hasLocations ? ["variants.inventory_items"] : []),
  ].join(),
});

export interface CheckedProduct extends ReasonsProduct {
  id: string;
  title: string;
  variants: readonly ReasonsVariant[];
}
export interface Checked {
  product: CheckedProduct;
  reasons: readonly Reason[];
}
type ProductsQuery = NonNullable<Input<operations["adminListProducts"]>["query"]>;
type Item = Awaited<ReturnType<typeof adminListInventoryItems>>["inventory_items"][number];
type Levels = Map<string, Item["location_levels"]>;

/** Products with what `reasons` needs of them, without their stock by location, and how many match in total. */
async function readProducts(client: HttpClient, store: Features, query: ProductsQuery) {
  const chosen = fieldsOf(store);
  const { products, count } = await adminListProducts(client, { query: { ...query, ...chosen } });
  return { products, count };
}
type Listed = Awaited<ReturnType<typeof readProducts>>["products"][number];

function withStock(product: Listed, levels: Levels): CheckedProduct {
  const variants = (product.variants ?? []).map((variant) => ({
    ...variant,
    // The server forgets a deleted item's levels, not the variant's link to it.
    inventory: (variant.inventory_items ?? []).flatMap(
      ({ inventory_item_id, required_quantity }) => {
        const location_levels = levels.get(inventory_item_id);
        return location_levels ? [{ required_quantity, location_levels }] : [];
      },
    ),
  }));
  const profile_id = product.profile_id ?? product.profiles?.[0]?.id ?? null;
  return { ...product, profile_id, variants };
}

const isCounted = ({ manage_inventory, allow_backorder }: ReasonsVariant) =>
  manage_inventory && !allow_backorder;

/** Some products, such as one page of a list, as `reasons` needs them: one request, and one for the stock of 150 variants. */
export async function readCheckedProducts(
  client: HttpClient,
  store: Features,
  query: ProductsQuery,
): Promise<CheckedProduct[]> {
  const { products } = await readProducts(client, store, query);
  const ids = products.flatMap(({ variants = [] }) =>
    variants
      .filter(isCounted)
      .flatMap(({ inventory_items = [] }) =>
        inventory_items.map(({ inventory_item_id }) => inventory_item_id),
      ),
  );
  const levels: Levels = new Map();
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
    ids.slice(part * IDS, (part + 1) * IDS),
  );
  await Promise.all(
    parts.map(async (id) => {
      const { inventory_items } = await adminListInventoryItems(client, {
        query: { id, limit: id.length },
      });
      for (const item of inventory_items) levels.set(item.id, item.location_levels);
    }),
  );
  return products.map((product) => withStock(product, levels));
}

/** The reasons of some products, such as one page of a list. */
export async function checkProducts(
  client: HttpClient,
  store: ReasonsStore,
  query: ProductsQuery,
): Promise<Checked[]> {
  const products = await readCheckedProducts(client, store, query);
  return products.map((product) => ({ product, reasons: reasons(product, store) }));
}

/** All pages of a list: the first, and if it is full, some of the others at the same time. */
async function allPages<Row>(
  read: (paging: { limit: number; offset: number; order: string }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let offset = 0;
  let isOver = false;
  const next = async () => {
    const page = await read({ limit: PAGE, offset: (offset += PAGE) - PAGE, order: "id" });
    rows.push(...page);
    isOver ||= page.length < PAGE;
  };
  const lane = async () => {
    while (!isOver) await next();
  };
  await next();
  await Promise.all(Array.from({ length: LANES }, lane));
  return rows;
}

/** The same settings without regions that have no country: nobody can buy there, so they aren't a reason of a single product. */
export const withCountries = (store: ReasonsStore): ReasonsStore => ({
  ...store,
  regions: store.regions.filter(({ countries }) => countries?.length !== 0),
});

/**
 * The reasons of all published products of the store, read in large pages: a store with 20,000 products in less than a minute. A query
 * limits the products: `{ status: ["draft"] }`.
 */
export async function checkStore(
  client: HttpClient,
  store: ReasonsStore,
  query: ProductsQuery = { status: ["published"] },
): Promise<Checked[]> {
  const products = await allPages(async (paging) => {
    return (await readProducts(client, store, { ...query, ...paging })).products;
  });
  const levels: Levels = new Map();
  if (store.hasLocations)
    await allPages(async (paging) => {
      const { inventory_items } = await adminListInventoryItems(client, { query: paging });
      for (const item of inventory_items) levels.set(item.id, item.location_levels);
      return inventory_items;
    });
  return products.map((listed) => {
    const product = withStock(listed, levels);
    return { product, reasons: reasons(product, store) };
  });
}
