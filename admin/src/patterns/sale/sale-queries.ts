import type { HttpClient } from "@countertop/sdk";
import {
  adminListPriceLists,
  adminListRegions,
  adminListSalesChannels,
  adminListShippingOptions,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  isOnSale,
  readCheckedProducts,
  reasons,
  type Checked,
  type CheckedProduct,
  type ReasonsStore,
} from "@countertop/sdk/recipes";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { featuresOf } from "../../lib/feature-flags.ts";
import { storeQuery } from "../page/feature-flags.ts";

/** More than a store has of any of these records. */
const ALL = 1000;
/** Settings rarely change, and a write of ours refetches them. */
const staleTime = 60_000;

/** The store's settings that decide about a sale: four cached lists, read only where something shows the result. */
export function useReasonsStore(): ReasonsStore | undefined {
  const client = useClient();
  const store = useQuery({ ...storeQuery(client), staleTime }).data?.store;
  const has = store && featuresOf(store);
  const hasChannels = has?.has("sales_channels") ?? false;
  const keys = has?.has("publishable_api_keys") ? ",publishableKeys" : "";
  const channels = useQuery({
    ...queryOptions(client, adminListSalesChannels, {
      query: { limit: ALL, expand: `locations${keys}` },
    }),
    enabled: hasChannels,
    staleTime,
  }).data?.sales_channels;
  const regions = useQuery({
    ...queryOptions(client, adminListRegions, {
      query: { limit: ALL, expand: "countries,payment_providers" },
    }),
    staleTime,
  }).data?.regions;
  const shippingOptions = useQuery({
    ...queryOptions(client, adminListShippingOptions, { query: { limit: ALL } }),
    staleTime,
  }).data?.shipping_options;
  const priceLists = useQuery({
    ...queryOptions(client, adminListPriceLists, {
      query: { limit: ALL, expand: "customer_groups" },
    }),
    staleTime,
  }).data?.price_lists;
  const hasLocations = has?.has("stockLocationService") ?? false;
  return useMemo(() => {
    if (!store || !regions || !shippingOptions || !priceLists || (hasChannels && !channels))
      return undefined;
    const settings = { regions, shippingOptions, priceLists, hasLocations, hasChannels };
    return { ...settings, channels: channels ?? [] };
  }, [store, channels, regions, shippingOptions, priceLists, hasLocations, hasChannels]);
}

type Features = Pick<ReasonsStore, "hasChannels" | "hasLocations">;
interface Waiting {
  id: string;
  take(product: CheckedProduct | null): void;
  fail(error: unknown): void;
}
let waiting: Waiting[] = [];

/** The products that a page shows are asked for together, though each of its rows asks for its own. */
function readOne(client: HttpClient, features: Features, id: string) {
  return new Promise<CheckedProduct | null>((take, fail) => {
    if (waiting.length === 0)
      queueMicrotask(() => {
        const all = waiting;
        waiting = [];
        const ids = all.map((one) => one.id);
        readCheckedProducts(client, features, { id: ids, limit: ids.length }).then(
          (products) => {
            const byId = new Map(products.map((product) => [product.id, product]));
            for (const one of all) one.take(byId.get(one.id) ?? null);
          },
          (error: unknown) => all.forEach((one) => one.fail(error)),
        );
      });
    waiting.push({ id, take, fail });
  });
}

/** Reasons against a sale of the product; undefined until everything is read. */
export function useChecked(
  id: string,
  store: ReasonsStore | undefined,
): Checked | null | undefined {
  const client = useClient();
  const { data: product } = useQuery({
    // Below the products: a write of one, of its prices, or of its stock refetches it.
    queryKey: ["admin", "products", "sale", id],
    queryFn: () => readOne(client, store as ReasonsStore, id),
    enabled: store !== undefined,
  });
  return useMemo(() => {
    if (!store || !product) return product === null ? null : undefined;
    return { product, reasons: reasons(product, store) };
  }, [product, store]);
}

/** Published products that are checked for an overview: the newest ones. */
const NEWEST = 50;

/** The newest published products with their reasons; undefined until everything is read. */
export function useNewest(store: ReasonsStore | undefined): Checked[] | undefined {
  const client = useClient();
  const { data: newest } = useQuery({
    queryKey: ["admin", "products", "sale"],
    queryFn: () =>
      readCheckedProducts(client, store as ReasonsStore, {
        status: ["published"],
        limit: NEWEST,
        order: "-created_at",
      }),
    enabled: store !== undefined,
  });
  return useMemo(
    () => store && newest?.map((product) => ({ product, reasons: reasons(product, store) })),
    [newest, store],
  );
}

/** True if any of the newest products can be bought, and otherwise the newest that can't. */
export function useFirstSale(store: ReasonsStore | undefined) {
  const checked = useNewest(store);
  if (!store || !checked) return undefined;
  const sold = checked.some((one) => isOnSale(one, store));
  return { sold, unsold: sold ? undefined : checked[0]?.product };
}
