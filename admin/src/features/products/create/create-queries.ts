import type { HttpClient } from "@countertop/sdk";
import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { featuresOf } from "../../../lib/feature-flags.ts";
import { storeQuery } from "../../../patterns/page.ts";
import type { Picked } from "../../../lib/picked.ts";
import type { StoreFacts } from "./create-cells.ts";
import { sourceQuery, type Source } from "./create-from.ts";
import { allRegionsQuery } from "../../../resources/priced-products.ts";

const locationsQuery = (client: HttpClient) =>
  queryOptions(client, adminListStockLocations, { query: { limit: 100 } });

export interface CreateFacts extends StoreFacts {
  /** Default sales channels of a product. */
  channels: Picked[];
  features: ReadonlySet<string>;
  source: Source | undefined;
}

/** Data that the page needs before it can start. */
export function useCreateFacts(from: string): {
  facts?: CreateFacts;
  error?: unknown;
  retry(): void;
} {
  const client = useClient();
  const [store, regions] = useQueries({ queries: [storeQuery(client), allRegionsQuery(client)] });
  const features = store.data && featuresOf(store.data.store);
  const placed = features?.has("stockLocationService") && features.has("inventoryService");
  const places = useQuery({ ...locationsQuery(client), enabled: placed === true });
  const source = useQuery({
    ...sourceQuery(client, from),
    enabled: from !== "",
    // A copy begins with the product's current values, and isn't reset when those change.
    staleTime: Infinity,
    gcTime: 0,
  });
  const failed = [store, regions, places, source].filter(({ error }) => error);
  const retry = () => failed.forEach((query) => void query.refetch());
  if (failed[0]) return { error: failed[0].error, retry };
  if (!store.data || !features || !regions.data) return { retry };
  if ((placed && !places.data) || (from !== "" && !source.data)) return { retry };
  const { default_currency_code: own, currencies, default_sales_channel } = store.data.store;
  return {
    retry,
    facts: {
      // The store's default currency first, and the others in alphabetical order.
      currencies: [
        own,
        ...currencies
          .map(({ code }) => code)
          .filter((code) => code !== own)
          .toSorted(),
      ],
      regions: regions.data.regions,
      locations: placed ? places.data?.stock_locations : undefined,
      channels: default_sales_channel
        ? [{ id: default_sales_channel.id, title: default_sales_channel.name }]
        : [],
      features,
      source: source.data,
    },
  };
}
