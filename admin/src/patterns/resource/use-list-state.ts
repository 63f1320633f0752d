import { useNavigate, useSearch } from "@tanstack/react-router";
import { useListAddress } from "../list-state/list-address.ts";
import type { OverlaySearch } from "../overlay/overlay-search.ts";
import type { Resource } from "./define.ts";
import type { FilterDefs, ListSearch } from "./filters.ts";

/** The search parameters of a resource's list, with functions that change them. */
export function useListState<L, R, C, U, F extends FilterDefs<L>>(
  resource: Resource<L, R, C, U, F>,
) {
  const asked: unknown = useSearch({ strict: false });
  const { edit, ...state } = asked as ListSearch<F> & OverlaySearch<string>;
  const navigate = useNavigate();
  const search: ListSearch<F> = state as typeof state & ListSearch<F>;
  const onState = useListAddress(resource.slug, search, (to) => navigate({ to: ".", ...to }));
  /** Opens an overlay over the list, with state that isn't in the URL. */
  const open = (name: string, historyState?: object) =>
    void navigate({
      to: ".",
      search: { ...search, edit: name },
      ...(historyState && { state: historyState }),
      resetScroll: false,
    });
  return { search, onState, edit, open };
}
