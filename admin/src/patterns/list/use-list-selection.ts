import { useEffect, useRef, useState } from "react";
import { lastSelection, rememberSelection } from "../list-state/list-memory.ts";
import {
  everything,
  nothing,
  select,
  selectRange,
  type Named,
  type Selection,
} from "../list-state/list-selection.ts";

/** The selection in a list, which is kept when the page changes, and between visits. `of` identifies the filters. */
export function useListSelection(slug: string, of: string, page: readonly Named[]) {
  const [state, setState] = useState(() => ({ of, selection: lastSelection(slug, of) }));
  // If the filters differ, the list starts without a selection.
  const selection = state.of === of ? state.selection : nothing;
  const last = useRef<string>(undefined);
  useEffect(() => rememberSelection(slug, of, selection), [slug, of, selection]);
  const change = (next: Selection) => setState({ of, selection: next });
  return {
    selection,
    toggle(row: Named, range: boolean) {
      change(selectRange(selection, page, range ? last.current : undefined, row.id));
      last.current = row.id;
    },
    page: (on: boolean) => change(select(selection, page, on)),
    all: () => change(everything),
    clear: () => change(nothing),
    /** Deselects these rows, and keeps rows that were selected in the meantime. */
    drop: (rows: readonly Named[]) =>
      setState((now) => ({ ...now, selection: select(now.selection, rows, false) })),
    only: (rows: readonly Named[]) => change(select(nothing, rows, true)),
  };
}
