import { iterate, type HttpClient } from "@countertop/sdk";
import {
  adminListCollections,
  adminListPriceLists,
  adminListProductCategories,
  adminListProducts,
  adminListRegions,
  adminListSalesChannels,
  adminListVariants,
  adminRetrieveStore,
} from "@countertop/sdk/operations";
import { featuresOf } from "../../lib/feature-flags.ts";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { Table } from "../../lib/import/types.ts";
import { readHeader, type Shop } from "./import-columns.ts";
import type { Known, KnownPrice, KnownProduct } from "./import-types.ts";

/** Number of handles, ids, and SKUs up to which separate requests are faster than reading all products. */
const SMALL_FILE = 40;

const MAX_LISTED = 1000;

/** Reads the store's records that columns of a file can refer to. */
export async function readShop(client: HttpClient, signal: AbortSignal): Promise<Shop> {
  const { store } = await adminRetrieveStore(client, {}, { signal });
  const features = featuresOf(store);
  const all = { limit: MAX_LISTED };
  const handles = async (pages: AsyncIterable<{ handle?: string | null }>) => {
    const found = new Set<string>();
    for await (const { handle } of pages) found.add(handle ?? "");
    return found;
  };
  const plain = { ...all, expand: "" };
  const [{ regions }, channels, collections, categories] = await Promise.all([
    adminListRegions(client, { query: { ...plain, fields: "id,name,currency_code" } }, { signal }),
    features.has("sales_channels")
      ? adminListSalesChannels(client, { query: all }, { signal })
      : undefined,
    handles(iterate(client, adminListCollections, { query: all }, { signal })),
    features.has("product_categories")
      ? handles(
          iterate(
            client,
            adminListProductCategories,
            { query: { ...plain, fields: "id,handle" } },
            { signal },
          ),
        )
      : undefined,
  ]);
  return {
    currencies: store.currencies.map(({ code }) => code.toUpperCase()),
    regions: regions.map(({ id, name, currency_code }) => ({
      id,
      name,
      currency: currency_code.toUpperCase(),
    })),
    collections,
    channels: channels?.sales_channels.map(({ id, name }) => ({ id, name })),
    categories,
  };
}

const fields = "id,handle,title,status,discountable";
const expand = "options,variants,variants.options";
type Listed = Awaited<ReturnType<typeof adminListProducts>>["products"][number];

/** Reads the existing records that the file refers to. */
export async function readKnown(
  client: HttpClient,
  table: Table,
  signal: AbortSignal,
): Promise<Known> {
  const handles = valuesOf(table, "Product Handle");
  const ids = valuesOf(table, "Product Id");
  const wanted = valuesOf(table, "Variant SKU");
  const priced = table.headers.some((header) => readHeader(header)?.kind === "price");
  const details = { fields, expand: priced ? `${expand},variants.prices` : expand };
  const listed = priced ? await readListed(client, signal) : new Map<string, KnownPrice[]>();
  const products = new Map<string, KnownProduct>();
  const skus = new Map<string, string>();
  const take = (product: Listed) => {
    for (const { sku } of product.variants ?? [])
      if (sku != null && wanted.has(sku)) skus.set(sku, product.id);
    if (ids.has(product.id) || handles.has(product.handle ?? ""))
      products.set(product.id, knownProduct(product, listed));
  };
  if (handles.size + ids.size + wanted.size > SMALL_FILE) {
    const query = { ...details, order: "id", limit: 200 };
    for await (const product of iterate(client, adminListProducts, { query }, { signal }))
      take(product);
    return { products: [...products.values()], skus };
  }
  const some = (query: { handle: string } | { id: string[] }) => async () => {
    const answer = await adminListProducts(client, { query: { ...details, ...query } }, { signal });
    answer.products.forEach(take);
  };
  await inTurns([
    ...(ids.size > 0 ? [some({ id: [...ids] })] : []),
    ...[...handles].map((handle) => some({ handle })),
  ]);
  // Looks up the remaining SKUs, which may belong to products that aren't in the file.
  await inTurns(
    [...wanted]
      .filter((sku) => !skus.has(sku))
      .map((sku) => async () => {
        const query = { q: sku, limit: 100, fields: "id,sku,product_id", expand: "" };
        const { variants } = await adminListVariants(client, { query }, { signal });
        const found = variants.find((variant) => variant.sku === sku);
        if (found?.product_id != null) skus.set(sku, found.product_id);
      }),
  );
  return { products: [...products.values()], skus };
}

const knownProduct = (product: Listed, listed: ReadonlyMap<string, KnownPrice[]>): KnownProduct => {
  const titles = new Map(product.options?.map(({ id, title }) => [id, title]));
  return {
    id: product.id,
    handle: product.handle ?? "",
    title: product.title,
    status: product.status,
    discountable: product.discountable,
    options: [...titles.values()],
    variants: (product.variants ?? []).map((variant) => ({
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      quantity: variant.inventory_quantity ?? 0,
      backorder: variant.allow_backorder,
      managed: variant.manage_inventory,
      options: new Map(
        variant.options?.map(({ option_id, value }) => [titles.get(option_id) ?? "", value]),
      ),
      prices: [...(variant.prices ?? []).map(knownPrice), ...(listed.get(variant.id) ?? [])],
    })),
  };
};

interface Price {
  currency_code: string;
  amount: number;
  region_id: string | null;
}
const knownPrice = ({ currency_code, amount, region_id }: Price): KnownPrice => ({
  currency: currency_code.toUpperCase(),
  amount,
  ...(region_id !== null && { region: region_id }),
});

/** Reads the variants' prices in price lists, because products are returned without them. */
async function readListed(
  client: HttpClient,
  signal: AbortSignal,
): Promise<Map<string, KnownPrice[]>> {
  const found = new Map<string, KnownPrice[]>();
  const query = { expand: "prices,prices.variants", limit: 10 };
  for await (const { name, prices } of iterate(client, adminListPriceLists, { query }, { signal }))
    for (const price of prices ?? [])
      for (const { id } of price.variants ?? [])
        found.set(id, [...(found.get(id) ?? []), { ...knownPrice(price), list: name }]);
  return found;
}

function valuesOf({ headers, rows }: Table, name: string): Set<string> {
  const index = headers.findIndex((header) => readHeader(header)?.name === name);
  return new Set(rows.map((row) => row[index] ?? "").filter((value) => value !== ""));
}

const inTurns = (tasks: readonly (() => Promise<void>)[]): Promise<void> =>
  forEachConcurrently(tasks, CONCURRENCY, (task) => task());
