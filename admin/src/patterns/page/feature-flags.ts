import { adminRetrieveStore } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type { HttpClient } from "@countertop/sdk";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { stored } from "../../lib/local-storage.ts";
import { featuresOf, type Feature } from "../../lib/feature-flags.ts";

/** The store as such: its name, what is switched on, its currencies. */
export const storeQuery = (client: HttpClient) => queryOptions(client, adminRetrieveStore);

/** What was true of the store when this browser last heard of it: the sidebar stands from the first paint. */
const lastKnown = stored<{ name: string; features: readonly string[] }>("store", (value) => {
  const { name, features } = (value ?? {}) as { name?: unknown; features?: unknown };
  return {
    name: typeof name === "string" ? name : "",
    features: Array.isArray(features) ? features.filter((one) => typeof one === "string") : [],
  };
});
let [known, knownSet] = [lastKnown.get().features, new Set(lastKnown.get().features)];
/** The same answer is the same set. */
function knownFeatures(): ReadonlySet<string> {
  const { features } = lastKnown.get();
  if (features !== known) [known, knownSet] = [features, new Set(features)];
  return knownSet;
}

/** Longer than this nobody waits for the sidebar to be whole from its first paint. */
const PATIENCE = 3000;

/** Asks for it; where this browser has never heard of it, the first paint waits, so that nothing jumps. */
export async function knowStore(client: HttpClient, queries: QueryClient): Promise<void> {
  const answer = queries.prefetchQuery(storeQuery(client));
  if (lastKnown.get().name !== "") return;
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/**
 * What is switched on in this store; as it was last known, while the answer is on its way. Only for
 * what stands behind the sign-in: the store is not asked before somebody has a session.
 */
export const useFeatures = (): ReadonlySet<string> => useStoreFeatures().data ?? knownFeatures();

const useStoreFeatures = () =>
  useQuery({
    ...storeQuery(useClient()),
    select: selectFeatures,
    // A shop is not rebuilt in the middle of the work.
    staleTime: Infinity,
  });

export function useStoreName(): string {
  const { data } = useQuery({ ...storeQuery(useClient()), staleTime: Infinity });
  useEffect(() => {
    if (!data) return;
    const { name } = data.store;
    const known = { name, features: [...featuresOf(data.store)].toSorted() };
    if (JSON.stringify(lastKnown.get()) !== JSON.stringify(known)) lastKnown.set(known);
  }, [data]);
  return (data?.store.name ?? lastKnown.get().name) || "Countertop";
}

/** Whether the store has said that it has a feature: what was true once starts nothing. */
export function useFeature(name: Feature): boolean {
  const { data } = useStoreFeatures();
  return data?.has(name) ?? false;
}

/**
 * The same for a form, which is filled once, from the fields that it has then: what is known when it opens holds as long as
 * it is open, also where the store says something else meanwhile. Undefined while nobody knows: the form waits.
 */
export function useFormFeature(name: Feature): boolean | undefined {
  const { data, error } = useStoreFeatures();
  const said = data ?? (error || lastKnown.get().name !== "" ? knownFeatures() : undefined);
  const [held, hold] = useState(said?.has(name));
  if (held === undefined && said !== undefined) hold(said.has(name));
  return held;
}

/** Whether the store has said that it goes without a feature: as long as nobody knows, nothing is taken away. */
export const useLacks = (name: Feature | undefined): boolean => useLacking()(name);

/** The same of several features, which stays the same function as long as the store's answer does. */
export function useLacking(): (name: Feature | undefined) => boolean {
  const { data } = useStoreFeatures();
  return useCallback((name) => name !== undefined && data !== undefined && !data.has(name), [data]);
}

const selectFeatures = ({ store }: { store: Parameters<typeof featuresOf>[0] }) =>
  featuresOf(store);
