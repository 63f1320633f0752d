import type { SavedView } from "./list-store.ts";

/**
 * The prefix of metadata keys for views that all operators see. The store's metadata has a separate key for each view. The
 * server merges keys, so operators who save different views don't overwrite each other's views.
 */
export const SHARED_VIEW = "countertop_view_";

/** Maximum lengths of a view's name and its filters. The server rejects URLs that are too long with status 431. */
const MOST = { name: 200, search: 4000 };

/** The shared views of a list, from the store's metadata, which any operator can edit. */
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
