import type { HttpClient } from "@countertop/sdk";
import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { components } from "@countertop/sdk/types";
import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { featuresOf } from "../../../lib/feature-flags.ts";
import { storeQuery } from "../../../patterns/page.ts";
import type { Picked } from "../../../lib/picked.ts";
import type { StoreFacts } from "./create-cells.ts";
import { sourceQuery, type Source } from "./create-from.ts";
import { allRegionsQuery } from "../../../resources/priced-products.ts";

const locationsQuery = (client: HttpClient, channels: boolean) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 100, ...(channels && { expand: "sales_channels" }) },
  });

export interface CreateFacts extends StoreFacts {
  /** The sales channels that a new product has by default. */
  channels: Picked[];
  features: ReadonlySet<string>;
  source: Source | undefined;
}

/** Loads the data that the page needs before it can start. */
export function useCreateFacts(from: string): {
  facts?: CreateFacts;
  error?: unknown;
  retry(): void;
} {
  const client = useClient();
  const [store, regions] = useQueries({ queries: [storeQuery(client), allRegionsQuery(client)] });
  const features = store.data && featuresOf(store.data.store);
  const placed = features?.has("stockLocationService") && features.has("inventoryService");
  const places = useQuery({
    ...locationsQuery(client, features?.has("sales_channels") === true),
    enabled: placed === true,
  });
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
  const { default_location_id: place } = store.data.store;
  const channel = default_sales_channel?.id;
  // The store often has no default location. Then, the locations of the default sales channel come first.
  const rankOf = ({ id, sales_channels = [] }: components["schemas"]["StockLocation"]): number => {
    if (id === place) return 0;
    return sales_channels.some((one) => one.id === channel) ? 1 : 2;
  };
  return {
    retry,
    facts: {
      // Starts with the store's default currency, followed by the others in alphabetical order.
      currencies: [
        own,
        ...currencies
          .map(({ code }) => code)
          .filter((code) => code !== own)
          .toSorted(),
      ],
      regions: regions.data.regions,
      locations: placed
        ? places.data?.stock_locations.toSorted((a, b) => rankOf(a) - rankOf(b))
        : undefined,
      channels: default_sales_channel
        ? [{ id: default_sales_channel.id, title: default_sales_channel.name }]
        : [],
      features,
      source: source.data,
    },
  };
}
