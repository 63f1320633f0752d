import type { SavedView } from "./list-store.ts";

/**
 * Views that all operators see. The store's metadata has a key for each: the server merges keys, so that operators who save
 * different views don't overwrite each other's.
 */
export const SHARED_VIEW = "countertop_view_";

/** Maximum lengths of a view's name and filters. The store responds with 431 to a URL of a few thousand characters. */
const MOST = { name: 200, search: 4000 };

/** A list's shared views in the store's metadata, which any operator can edit. */
export function sharedViews(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  slug: string,
): SavedView[] {
  return Object.entries(metadata ?? {}).flatMap(([id, value]) => {
    const { list, name, search } = (value || {}) as Partial<Record<string, unknown>>;
    if (!id.startsWith(SHARED_VIEW) || list !== slug) return [];
    if (typeof name !== "string" || typeof search !== "string") return [];
    const fits = name.length <= MOST.name && search.length <= MOST.search;
    return fits && name.trim() !== "" ? [{ id, name, search }] : [];
  });
}
