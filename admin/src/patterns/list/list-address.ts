import { useEffect } from "react";
import { rememberSearch } from "./list-memory.ts";
import type { ListState } from "./list-search.ts";

/** How a list writes its state into the address, and where others find how it was last looked at. */
export function useListAddress<Search extends ListState>(
  slug: string,
  search: Search,
  navigate: (to: { search: Search; replace: boolean; resetScroll: boolean }) => unknown,
): (search: Search) => void {
  useEffect(() => rememberSearch(slug, search), [slug, search]);
  return (next) =>
    void navigate({
      search: next,
      // Back leads out of a search, not through its letters; the other steps can be taken back one by one.
      replace: next.q !== search.q,
      resetScroll: next.page !== search.page,
    });
}
