import { adminRetrieveStore } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type { HttpClient } from "@countertop/sdk";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { stored } from "../../lib/local-storage.ts";
import { hasInbox } from "../../lib/config.ts";
import { featuresOf, type Feature } from "../../lib/feature-flags.ts";

/** The store's settings: its name, features, and currencies. */
export const storeQuery = (client: HttpClient) => queryOptions(client, adminRetrieveStore);

/** The features as this browser last loaded them, so that the first paint has the complete sidebar. */
const lastKnown = stored<{ name: string; features: readonly string[] }>("store", (value) => {
  const { name, features } = (value ?? {}) as { name?: unknown; features?: unknown };
  return {
    name: typeof name === "string" ? name : "",
    features: Array.isArray(features) ? features.filter((one) => typeof one === "string") : [],
  };
});
let known: readonly string[] | undefined;
let knownSet: ReadonlySet<string> = new Set();
/** Returns the same Set for the same response. */
function knownFeatures(): ReadonlySet<string> {
  const { features } = lastKnown.get();
  if (features !== known) [known, knownSet] = [features, withInbox(new Set(features))];
  return knownSet;
}

function withInbox(features: Set<string>): ReadonlySet<string> {
  if (hasInbox()) features.add("assistants");
  return features;
}

/** The longest time, in milliseconds, that the first paint waits for the features. */
const PATIENCE = 3000;

/** Loads the features. In a new browser, the first paint waits for them, to avoid a layout shift. */
export async function knowStore(client: HttpClient, queries: QueryClient): Promise<void> {
  const answer = queries.prefetchQuery(storeQuery(client));
  if (lastKnown.get().name !== "") return;
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/**
 * The features that are enabled in this store. While the response is pending, these are the last known ones. Use it only for pages
 * behind the sign-in: this request needs a session.
 */
export const useFeatures = (): ReadonlySet<string> => useStoreFeatures().data ?? knownFeatures();

const useStoreFeatures = () =>
  useQuery({
    ...storeQuery(useClient()),
    select: selectFeatures,
    // Features rarely change, so they aren't refetched during work.
    staleTime: Infinity,
  });

/** The store's metadata, as of the last time that the store was loaded. */
export const useStoreMetadata = () =>
  useQuery({ ...storeQuery(useClient()), staleTime: Infinity }).data?.store.metadata;

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

/** True if the store has confirmed a feature in this session. Stored features don't count, so that they trigger no requests. */
export function useFeature(name: Feature): boolean {
  const { data } = useStoreFeatures();
  return data?.has(name) ?? false;
}

/**
 * The state of a feature for a form, which gets its fields only once. The state at the time when the form opens applies until it
 * closes, even if the store's features change in the meantime. Undefined while unknown, so that the form waits.
 */
export function useFormFeature(name: Feature): boolean | undefined {
  const { data, error } = useStoreFeatures();
  const said = data ?? (error || lastKnown.get().name !== "" ? knownFeatures() : undefined);
  const [held, hold] = useState(said?.has(name));
  if (held === undefined && said !== undefined) hold(said.has(name));
  return held;
}

/** True if the store has confirmed that it lacks a feature. False while that's unknown, so that nothing is hidden yet. */
export const useLacks = (name: Feature | undefined): boolean => useLacking()(name);

/** Like `useLacks`, but for several features. The function's identity changes only with the store's response. */
export function useLacking(): (name: Feature | undefined) => boolean {
  const { data } = useStoreFeatures();
  return useCallback((name) => name !== undefined && data !== undefined && !data.has(name), [data]);
}

const selectFeatures = ({ store }: { store: Parameters<typeof featuresOf>[0] }) =>
  withInbox(new Set(featuresOf(store)));
