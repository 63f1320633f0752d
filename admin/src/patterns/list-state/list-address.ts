import { useEffect } from "react";
import { rememberSearch } from "./list-memory.ts";
import type { ListState } from "./list-search.ts";

/** Returns a function that writes a list's state into the URL, and stores it for links back to the list. */
export function useListAddress<Search extends ListState>(
  slug: string,
  search: Search,
  navigate: (to: { search: Search; replace: boolean; resetScroll: boolean }) => unknown,
): (search: Search) => void {
  useEffect(() => rememberSearch(slug, search), [slug, search]);
  return (next) =>
    void navigate({
      search: next,
      // For typed text, replaces the history entry, so that Back leaves a search in one step. Other changes add an entry.
      replace: next.q !== search.q,
      resetScroll: next.page !== search.page,
    });
}
