import type { HttpClient } from "@countertop/sdk";
import { adminListPriceLists } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { storeQuery } from "../../patterns/page.ts";
import { allRegionsQuery } from "../../resources/priced-products.ts";
import { inOwnOrder } from "../../resources/variant-prices.ts";

/** All lists that aren't drafts, including scheduled and expired ones, without their prices. */
export const activeListsQuery = (client: HttpClient) =>
  queryOptions(client, adminListPriceLists, {
    query: { status: ["active"], expand: "customer_groups", limit: 1000 },
  });

/** The columns of a price grid: the store's currencies, starting with the default, and its regions. */
export function usePlaces() {
  const client = useClient();
  const [regions, store] = useQueries({ queries: [allRegionsQuery(client), storeQuery(client)] });
  const own = store.data?.store;
  const all = regions.data?.regions;
  // Keeps the same object as long as nothing changes, because grid rows are derived from it.
  const places = useMemo(
    () =>
      own &&
      all && { currency: own.default_currency_code, currencies: inOwnOrder(own), regions: all },
    [own, all],
  );
  const failed = [regions, store].filter(({ error }) => error);
  return {
    places,
    error: failed[0]?.error,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
export type Places = NonNullable<ReturnType<typeof usePlaces>["places"]>;

/** Options for choosing a region, starting with an option for all regions. */
export const regionOptions = ({ regions }: Places, all: string) => [
  { value: "", label: all },
  ...regions.map(({ id, name }) => ({ value: id, label: name })),
];

/** The currency of a column, which is a currency or a region. */
export const currencyOf = (column: string, { regions }: Pick<Places, "regions">): string =>
  regions.find(({ id }) => id === column)?.currency_code ?? column;

/** Returns the ids of lists with this name. */
export const namedLike = async (client: HttpClient, name: string) =>
  (await adminListPriceLists(client, { query: { name, limit: 100 } })).price_lists.map(
    ({ id }) => id,
  );
