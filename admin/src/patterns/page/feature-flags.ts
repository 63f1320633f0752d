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

/** The name and features that this browser loaded last, so that the first paint has the complete sidebar. */
const lastKnown = stored<{ name: string; features: readonly string[] }>("store", (value) => {
  const { name, features } = (value ?? {}) as { name?: unknown; features?: unknown };
  return {
    name: typeof name === "string" ? name : "",
    features: Array.isArray(features) ? features.filter((one) => typeof one === "string") : [],
  };
});
let known: readonly string[] | undefined;
let knownSet: ReadonlySet<string> = new Set();
/** Returns the same Set for the same stored features. */
function knownFeatures(): ReadonlySet<string> {
  const { features } = lastKnown.get();
  if (features !== known) [known, knownSet] = [features, withInbox(new Set(features))];
  return knownSet;
}

function withInbox(features: Set<string>): ReadonlySet<string> {
  if (hasInbox()) features.add("assistants");
  return features;
}

/** Maximum time in milliseconds that the first paint waits for the features. */
const PATIENCE = 3000;

/** Loads the features. In a new browser, the first paint waits for them to avoid a layout shift. */
export async function knowStore(client: HttpClient, queries: QueryClient): Promise<void> {
  const answer = queries.prefetchQuery(storeQuery(client));
  if (lastKnown.get().name !== "") return;
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/**
 * The features that are enabled in this store. Until the store responds, the last known features. Use it only on pages behind
 * the sign-in, because the request needs a session.
 */
export const useFeatures = (): ReadonlySet<string> => useStoreFeatures().data ?? knownFeatures();

const useStoreFeatures = () =>
  useQuery({
    ...storeQuery(useClient()),
    select: selectFeatures,
    // The response counts as fresh until a write invalidates it, because features rarely change.
    staleTime: Infinity,
  });

/** The store's metadata as it was last loaded. */
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

/** True if the store has confirmed the feature in this session. Ignores stored features, so that they don't cause requests. */
export function useFeature(name: Feature): boolean {
  const { data } = useStoreFeatures();
  return data?.has(name) ?? false;
}

/**
 * The state of a feature for a form, which gets its fields only once. It doesn't change while the form is open, even if the
 * store's features do. Undefined while it is unknown, so that the form waits.
 */
export function useFormFeature(name: Feature): boolean | undefined {
  const { data, error } = useStoreFeatures();
  const said = data ?? (error || lastKnown.get().name !== "" ? knownFeatures() : undefined);
  const [held, hold] = useState(said?.has(name));
  if (held === undefined && said !== undefined) hold(said.has(name));
  return held;
}

/**
 * True if the store has confirmed that it lacks the feature. False while that is unknown, so that nothing is hidden too early.
 */
export const useLacks = (name: Feature | undefined): boolean => useLacking()(name);

/** Like `useLacks`, for several features. The function changes only with the store's response. */
export function useLacking(): (name: Feature | undefined) => boolean {
  const { data } = useStoreFeatures();
  return useCallback((name) => name !== undefined && data !== undefined && !data.has(name), [data]);
}

const selectFeatures = ({ store }: { store: Parameters<typeof featuresOf>[0] }) =>
  withInbox(new Set(featuresOf(store)));
