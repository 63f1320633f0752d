import { adminRetrieveStore } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type { HttpClient } from "@countertop/sdk";
import { useQuery } from "@tanstack/react-query";
import { featuresOf, type Feature } from "../lib/features.ts";

/** The store as such: its name, what is switched on, its currencies. */
export const storeQuery = (client: HttpClient) => queryOptions(client, adminRetrieveStore);

const none: ReadonlySet<string> = new Set();

/**
 * What is switched on in this store; nothing while that is not known, so that nothing has to be taken away again. Only for
 * what stands behind the sign-in: the store is not asked before somebody has a session.
 */
export function useFeatures(): ReadonlySet<string> {
  const { data } = useQuery({
    ...storeQuery(useClient()),
    select: selectFeatures,
    // A shop is not rebuilt in the middle of the work.
    staleTime: Infinity,
  });
  return data ?? none;
}
export const useFeature = (name: Feature): boolean => useFeatures().has(name);

const selectFeatures = ({ store }: { store: Parameters<typeof featuresOf>[0] }) =>
  featuresOf(store);
