import type { HttpClient } from "@countertop/sdk";
import {
  adminListPriceLists,
  adminListRegions,
  adminListSalesChannels,
  adminListShippingOptions,
} from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import {
  findUnsold,
  readCheckedProducts,
  readSaleChannels,
  readSalePriceLists,
  readSaleRegions,
  readShippingOptions,
  reasons,
  saleFeatures,
  type Checked,
  type CheckedProduct,
  type ReasonsStore,
  type SaleFeatures,
} from "@countertop/sdk/recipes";
import { useClient } from "@countertop/sdk/react";
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { storeQuery } from "../page/feature-flags.ts";

/** Settings rarely change, and the admin's own writes make them stale. */
const staleTime = 60_000;
/** The key starts with the key of the resource's lists, so that a write to one of its records makes it stale. */
const keyOf = (operation: Parameters<typeof queryKey>[0]) => [...queryKey(operation, {}), "sale"];

/** The store's features that determine what can be bought. Undefined until the store has loaded. */
function useSaleFeatures(): SaleFeatures | undefined {
  const { data } = useQuery({ ...storeQuery(useClient()), staleTime });
  return useMemo(() => data && saleFeatures(data.store), [data]);
}

/** The lists of settings, each with a key of its own. The channels need the store's features first. */
function settingsOf(client: HttpClient, queries: QueryClient, features: SaleFeatures | undefined) {
  const regions = {
    queryKey: keyOf(adminListRegions),
    queryFn: () => readSaleRegions(client),
    staleTime,
  };
  return {
    channels: {
      queryKey: keyOf(adminListSalesChannels),
      queryFn: () => readSaleChannels(client, features as SaleFeatures),
      staleTime,
    },
    regions,
    options: {
      queryKey: keyOf(adminListShippingOptions),
      queryFn: () => readShippingOptions(client, () => queries.ensureQueryData(regions)),
      staleTime,
    },
    lists: {
      queryKey: keyOf(adminListPriceLists),
      queryFn: () => readSalePriceLists(client),
      staleTime,
    },
  };
}

/** Returns the settings that `useReasonsStore` returns. Uses cached settings for a minute. */
export async function fetchReasonsStore(
  client: HttpClient,
  queries: QueryClient,
): Promise<ReasonsStore> {
  const { store } = await queries.fetchQuery({ ...storeQuery(client), staleTime });
  const features = saleFeatures(store);
  const all = settingsOf(client, queries, features);
  const [channels, regions, shippingOptions, priceLists] = await Promise.all([
    queries.fetchQuery(all.channels),
    queries.fetchQuery(all.regions),
    queries.fetchQuery(all.options),
    queries.fetchQuery(all.lists),
  ]);
  const { hasLocations, hasChannels } = features;
  return { channels, regions, shippingOptions, priceLists, hasLocations, hasChannels };
}

/**
 * The store's settings that determine what can be bought. They are in four cached lists, which are read only if a component
 * shows the result. Undefined until they have loaded, and null if they can't be read.
 */
export function useReasonsStore(): ReasonsStore | null | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const store = useQuery({ ...storeQuery(client), staleTime });
  const features = useSaleFeatures();
  const all = settingsOf(client, queries, features);
  const channels = useQuery({ ...all.channels, enabled: features !== undefined });
  const regions = useQuery(all.regions);
  const options = useQuery(all.options);
  const lists = useQuery(all.lists);
  const failed = [store, channels, regions, options, lists].some((query) => query.isLoadingError);
  return useMemo(() => {
    if (failed) return null;
    if (!features || !channels.data || !regions.data || !options.data || !lists.data)
      return undefined;
    return {
      channels: channels.data,
      regions: regions.data,
      shippingOptions: options.data,
      priceLists: lists.data,
      hasLocations: features.hasLocations,
      hasChannels: features.hasChannels,
    };
  }, [failed, features, channels.data, regions.data, options.data, lists.data]);
}

type Features = Pick<ReasonsStore, "hasChannels" | "hasLocations">;
interface Waiting {
  id: string;
  take(product: CheckedProduct | null): void;
  fail(error: unknown): void;
}
let waiting: Waiting[] = [];

/** Reads all products of a page in one request, although each row requests its own product. */
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

/** The reasons why a product can't be bought. Undefined until everything has loaded, and null if it can't be loaded. */
export function useChecked(
  id: string,
  store: ReasonsStore | null | undefined,
): Checked | null | undefined {
  const client = useClient();
  // The request for the product waits only for these features, not for the other settings.
  const features = useSaleFeatures();
  const { data: product, isLoadingError } = useQuery({
    // The key starts with the products' key, so that a write to a product, its prices, or its stock makes it stale.
    queryKey: ["admin", "products", "sale", id],
    queryFn: () => readOne(client, features as SaleFeatures, id),
    enabled: features !== undefined && store !== null,
  });
  return useMemo(() => {
    if (store === null || product === null || isLoadingError) return null;
    return store && product && { product, reasons: reasons(product, store) };
  }, [product, store, isLoadingError]);
}

/** Number of published products, newest first, to check for an overview. */
const NEWEST = 50;

/**
 * Those of the newest published products that can't be bought at all, and the number of others that were read. Undefined until
 * everything has loaded.
 */
export function useUnsold(store: ReasonsStore | null | undefined) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ["admin", "products", "sale", "unsold", store],
    queryFn: () =>
      findUnsold(client, store as ReasonsStore, {
        status: ["published"],
        limit: NEWEST,
        order: "-created_at",
      }),
    enabled: Boolean(store),
    // Keeps the result while a change of the settings is checked, so that the component that shows it doesn't disappear.
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Returns whether any of the newest products can be bought, and the newest one that can't. */
export function useFirstSale(store: ReasonsStore | null | undefined) {
  const found = useUnsold(store);
  return found && { sold: found.sold > 0, unsold: found.unsold[0]?.product };
}
