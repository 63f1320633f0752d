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
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { storeQuery } from "../page/feature-flags.ts";

/** Settings rarely change, and the admin's own writes refetch them. */
const staleTime = 60_000;
/** The key is below the lists of the resource, so that a write to one of its records refetches it. */
const keyOf = (operation: Parameters<typeof queryKey>[0]) => [...queryKey(operation, {}), "sale"];

/** Undefined until the store is read. */
function useSaleFeatures(): SaleFeatures | undefined {
  const { data } = useQuery({ ...storeQuery(useClient()), staleTime });
  return useMemo(() => data && saleFeatures(data.store), [data]);
}

/**
 * The store's settings that determine what can be bought: four cached lists, which are read only if a component shows the result.
 * Null if they can't be read.
 */
export function useReasonsStore(): ReasonsStore | null | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const store = useQuery({ ...storeQuery(client), staleTime });
  const features = useSaleFeatures();
  const allRegions = {
    queryKey: keyOf(adminListRegions),
    queryFn: () => readSaleRegions(client),
    staleTime,
  };
  const channels = useQuery({
    queryKey: keyOf(adminListSalesChannels),
    queryFn: () => readSaleChannels(client, features as SaleFeatures),
    enabled: features !== undefined,
    staleTime,
  });
  const regions = useQuery(allRegions);
  const options = useQuery({
    queryKey: keyOf(adminListShippingOptions),
    queryFn: () => readShippingOptions(client, () => queries.ensureQueryData(allRegions)),
    staleTime,
  });
  const lists = useQuery({
    queryKey: keyOf(adminListPriceLists),
    queryFn: () => readSalePriceLists(client),
    staleTime,
  });
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

/** Reads the products of a page together, although each row requests its own. */
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

/** The reasons why a product can't be bought. Undefined until everything is read, and null if it can't be read. */
export function useChecked(
  id: string,
  store: ReasonsStore | null | undefined,
): Checked | null | undefined {
  const client = useClient();
  // Fetched in parallel with the settings.
  const features = useSaleFeatures();
  const { data: product, isLoadingError } = useQuery({
    // The key is below the products, so that a write to one, its prices, or its stock refetches it.
    queryKey: ["admin", "products", "sale", id],
    queryFn: () => readOne(client, features as SaleFeatures, id),
    enabled: features !== undefined && store !== null,
  });
  return useMemo(() => {
    if (store === null || product === null || isLoadingError) return null;
    return store && product && { product, reasons: reasons(product, store) };
  }, [product, store, isLoadingError]);
}

/** Number of the newest published products that are checked for an overview. */
const NEWEST = 50;

/**
 * The newest published products that can't be bought at all, and the number of other products that were read. Undefined until
 * everything is read.
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
  });
  return data;
}

/** True if any of the newest products can be bought; otherwise the newest product that can't. */
export function useFirstSale(store: ReasonsStore | null | undefined) {
  const found = useUnsold(store);
  return found && { sold: found.sold > 0, unsold: found.unsold[0]?.product };
}
