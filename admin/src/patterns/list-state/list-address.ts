import { useEffect } from "react";
import { rememberSearch } from "./list-memory.ts";
import type { ListState } from "./list-search.ts";

/** Writes a list's state into the URL, and stores it for links back to the list. */
export function useListAddress<Search extends ListState>(
  slug: string,
  search: Search,
  navigate: (to: { search: Search; replace: boolean; resetScroll: boolean }) => unknown,
): (search: Search) => void {
  useEffect(() => rememberSearch(slug, search), [slug, search]);
  return (next) =>
    void navigate({
      search: next,
      // Replaces the history entry for typed text, so that Back leaves a search in one step. Other changes add entries.
      replace: next.q !== search.q,
      resetScroll: next.page !== search.page,
    });
}
