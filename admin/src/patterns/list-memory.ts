import type { ListState } from "./list-search.ts";
import { nothing, type Selection } from "./list-selection.ts";

/** How each list was last looked at in this tab, for the links that lead back to it. */
const searches = new Map<string, Partial<ListState>>();
/** What was selected, and in which list: another search is another list. */
const selections = new Map<string, { of: string; selection: Selection }>();

export const rememberSearch = (slug: string, search: ListState): void =>
  void searches.set(slug, search);
export const lastSearch = (slug: string): Partial<ListState> => searches.get(slug) ?? {};
export const wasSeen = (slug: string): boolean => searches.has(slug);

export const rememberSelection = (slug: string, of: string, selection: Selection): void =>
  void selections.set(slug, { of, selection });
export const lastSelection = (slug: string, of: string): Selection => {
  const last = selections.get(slug);
  return last?.of === of ? last.selection : nothing;
};
