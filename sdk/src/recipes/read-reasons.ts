import { adminListInventoryItems } from "../generated/operations/inventory-items.ts";
import { adminListProducts } from "../generated/operations/products.ts";
import type { HttpClient } from "../http/http-client.ts";
import type { Input } from "../operation-types.ts";
import type { operations } from "../generated/contract.ts";
import { allPages } from "./all-pages.ts";
import {
  reasons,
  type Checked,
  type CheckedProduct,
  type ReasonsStore,
  type ReasonsVariant,
} from "./reasons.ts";
import { isOnSale } from "./sales.ts";

/** Maximum number of inventory item ids in a request. They take about 7,000 characters of the URL. */
const IDS = 150;

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
    // In a store without locations, the server stores the quantity in the variant itself.
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

type ProductsQuery = NonNullable<Input<operations["adminListProducts"]>["query"]>;
type Item = Awaited<ReturnType<typeof adminListInventoryItems>>["inventory_items"][number];
type Variants = NonNullable<Listed["variants"]>;
type Levels = Map<string, Item["location_levels"]>;

/**
 * Reads products with the fields that `reasons` needs, except their stock by location. Also returns the total number of matches.
 */
async function readProducts(client: HttpClient, store: Features, query: ProductsQuery) {
  const chosen = fieldsOf(store);
  const { products, count } = await adminListProducts(client, { query: { ...query, ...chosen } });
  return { products, count };
}
type Listed = Awaited<ReturnType<typeof readProducts>>["products"][number];

function withStock(product: Listed, levels: Levels): CheckedProduct {
  const variants = (product.variants ?? []).map((variant) => ({
    ...variant,
    // When the server deletes an item, it also deletes the item's levels, but not the variant's link to it.
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

/**
 * Reads some products, such as one page of a list, with the fields that `reasons` needs. Sends one request for the products, and
 * one for the stock of every 150 inventory items.
 */
export async function readCheckedProducts(
  client: HttpClient,
  store: Features,
  query: ProductsQuery,
): Promise<CheckedProduct[]> {
  const { products } = await readProducts(client, store, query);
  const levels = await readLevels(
    client,
    products.flatMap(({ variants = [] }) => variants),
  );
  return products.map((product) => withStock(product, levels));
}

/** Reads the stock of the variants that can run out. */
async function readLevels(client: HttpClient, variants: Variants): Promise<Levels> {
  const ids = variants
    .filter(isCounted)
    .flatMap(({ inventory_items = [] }) =>
      inventory_items.map(({ inventory_item_id }) => inventory_item_id),
    );
  const levels: Levels = new Map();
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
    ids.slice(part * IDS, (part + 1) * IDS),
  );
  await Promise.all(
    parts.map(async (id) => {
      // Selects only the id. The server adds the levels and the item's variants to any selection.
      const query = { id, limit: id.length, fields: "id", expand: "" };
      const { inventory_items } = await adminListInventoryItems(client, { query });
      for (const item of inventory_items) levels.set(item.id, item.location_levels);
    }),
  );
  return levels;
}

/**
 * Finds products that have no variant that can be bought, with the reasons. Also returns the number of the other products. Reads
 * the stock of one variant of each product, and the stock of all its variants only if that one can't be bought.
 */
export async function findUnsold(
  client: HttpClient,
  store: ReasonsStore,
  query: ProductsQuery,
): Promise<{ unsold: Checked[]; sold: number }> {
  const { products } = await readProducts(client, store, query);
  const check = (listed: Listed, levels: Levels): Checked => {
    const product = withStock(listed, levels);
    return { product, reasons: reasons(product, store) };
  };
  const sells = (checked: Checked) => isOnSale(checked, store);
  /** Each product's first variant that can be bought if it's in stock. */
  const firsts = products.flatMap((listed) => {
    // Without levels, stock counts as unlimited.
    const checked = check(listed, new Map());
    const first = listed.variants?.find(({ id }) =>
      sells({
        ...checked,
        product: {
          ...checked.product,
          variants: checked.product.variants.filter((one) => one.id === id),
        },
      }),
    );
    return first ? [{ ...listed, variants: [first] }] : [];
  });
  const levels = await readLevels(
    client,
    firsts.flatMap(({ variants }) => variants),
  );
  const sold = new Set(firsts.flatMap((one) => (sells(check(one, levels)) ? [one.id] : [])));
  const rest = products.filter(({ id }) => !sold.has(id));
  const all = await readLevels(
    client,
    rest.flatMap(({ variants = [] }) => variants),
  );
  const unsold = rest.map((listed) => check(listed, all)).filter((checked) => !sells(checked));
  return { unsold, sold: products.length - unsold.length };
}

/** Reads some products, such as one page of a list, and returns the reasons why they can't be bought. */
export async function checkProducts(
  client: HttpClient,
  store: ReasonsStore,
  query: ProductsQuery,
): Promise<Checked[]> {
  const products = await readCheckedProducts(client, store, query);
  return products.map((product) => ({ product, reasons: reasons(product, store) }));
}

/**
 * Reads the store's published products, and returns the reasons why they can't be bought. Reads large pages, so a store with 20,000
 * products takes less than a minute. Pass a query to select different products: `{ status: ["draft"] }`.
 */
export async function checkStore(
  client: HttpClient,
  store: ReasonsStore,
  query: ProductsQuery = { status: ["published"] },
): Promise<Checked[]> {
  const levels: Levels = new Map();
  const [products] = await Promise.all([
    allPages(async (paging) => {
      return (await readProducts(client, store, { ...query, ...paging })).products;
    }),
    store.hasLocations &&
      allPages(async (paging) => {
        // Selects only the id, as in `readLevels`.
        const chosen: { fields: string; expand: string } = { fields: "id", expand: "" };
        const { inventory_items } = await adminListInventoryItems(client, {
          query: { ...paging, ...chosen },
        });
        for (const item of inventory_items) levels.set(item.id, item.location_levels);
        return inventory_items;
      }),
  ]);
  return products.map((listed) => {
    const product = withStock(listed, levels);
    return { product, reasons: reasons(product, store) };
  });
}
