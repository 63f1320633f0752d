import type { HttpClient } from "@countertop/sdk";
import {
  adminListPriceLists,
  adminListRegions,
  adminListSalesChannels,
  adminListShippingOptions,
} from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import {
  isOnSale,
  readCheckedProducts,
  readShippingOptions,
  reasons,
  type Checked,
  type CheckedProduct,
  type ReasonsStore,
} from "@countertop/sdk/recipes";
import { useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { featuresOf } from "../../lib/feature-flags.ts";
import { storeQuery } from "../page/feature-flags.ts";

/** More than a store has of any of these records. */
const ALL = 1000;
/** Settings rarely change, and a write of ours refetches them. */
const staleTime = 60_000;

/**
 * The store's settings that decide about a sale: four cached lists, read only where something shows the result. Null if
 * they can't be read.
 */
export function useReasonsStore(): ReasonsStore | null | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const store = useQuery({ ...storeQuery(client), staleTime });
  const has = store.data && featuresOf(store.data.store);
  const hasChannels = has?.has("sales_channels") ?? false;
  const hasLocations = has?.has("stockLocationService") ?? false;
  const keys = has?.has("publishable_api_keys") ? ",publishableKeys" : "";
  const allRegions = {
    ...queryOptions(client, adminListRegions, {
      query: { limit: ALL, expand: "countries,payment_providers" },
    }),
    staleTime,
  };
  const channels = useQuery({
    ...queryOptions(client, adminListSalesChannels, {
      query: { limit: ALL, expand: `locations${keys}` },
    }),
    enabled: hasChannels,
    staleTime,
  });
  const regions = useQuery(allRegions);
  const options = useQuery({
    queryKey: [...queryKey(adminListShippingOptions, {}), "sale"],
    queryFn: () =>
      readShippingOptions(client, async () => (await queries.ensureQueryData(allRegions)).regions),
    staleTime,
  });
  const lists = useQuery({
    ...queryOptions(client, adminListPriceLists, {
      query: { limit: ALL, expand: "customer_groups" },
    }),
    staleTime,
  });
  const failed = [store, channels, regions, options, lists].some((query) => query.isLoadingError);
  return useMemo(() => {
    if (failed) return null;
    if (!store.data || !regions.data || !options.data || !lists.data) return undefined;
    if (hasChannels && !channels.data) return undefined;
    return {
      channels: channels.data?.sales_channels ?? [],
      regions: regions.data.regions,
      shippingOptions: options.data,
      priceLists: lists.data.price_lists,
      hasLocations,
      hasChannels,
    };
  }, [
    failed,
    store.data,
    channels.data,
    regions.data,
    options.data,
    lists.data,
    hasLocations,
    hasChannels,
  ]);
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

/** Reasons against a sale of the product; undefined until everything is read, and null if it can't be read. */
export function useChecked(
  id: string,
  store: ReasonsStore | null | undefined,
): Checked | null | undefined {
  const client = useClient();
  const { data: product, isLoadingError } = useQuery({
    // Below the products: a write of one, of its prices, or of its stock refetches it.
    queryKey: ["admin", "products", "sale", id],
    queryFn: () => readOne(client, store as ReasonsStore, id),
    enabled: Boolean(store),
  });
  return useMemo(() => {
    if (store === null || product === null || isLoadingError) return null;
    return store && product && { product, reasons: reasons(product, store) };
  }, [product, store, isLoadingError]);
}

/** Published products that are checked for an overview: the newest ones. */
const NEWEST = 50;

/** The newest published products with their reasons; undefined until everything is read. */
export function useNewest(store: ReasonsStore | null | undefined): Checked[] | undefined {
  const client = useClient();
  const { data: newest } = useQuery({
    queryKey: ["admin", "products", "sale"],
    queryFn: () =>
      readCheckedProducts(client, store as ReasonsStore, {
        status: ["published"],
        limit: NEWEST,
        order: "-created_at",
      }),
    enabled: Boolean(store),
  });
  return useMemo(
    () =>
      store ? newest?.map((product) => ({ product, reasons: reasons(product, store) })) : undefined,
    [newest, store],
  );
}

/** True if any of the newest products can be bought, and otherwise the newest that can't. */
export function useFirstSale(store: ReasonsStore | null | undefined) {
  const checked = useNewest(store);
  if (!store || !checked) return undefined;
  const sold = checked.some((one) => isOnSale(one, store));
  return { sold, unsold: sold ? undefined : checked[0]?.product };
}
