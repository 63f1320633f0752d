import { parseSearch, stringifySearch } from "../../lib/search-codec.ts";
import type { ListState } from "./list-search.ts";
import { readStore } from "./list-store.ts";
import { wasSeen } from "./list-memory.ts";

type Reader<State> = (raw: Partial<Record<keyof State, unknown>>) => State;

const readSearch = <State extends ListState>(search: string, read: Reader<State>): State =>
  read(parseSearch(search) as Partial<Record<keyof State, unknown>>);

/** Formats a search as a query string. It contains only the differences from the default list, always in the same order. */
function stringify<State extends ListState>(state: State, read: Reader<State>): string {
  const plain = read({});
  return stringifySearch(
    Object.fromEntries(
      Object.keys(plain)
        .map((name) => [name, state[name as keyof State], plain[name as keyof State]] as const)
        .filter(([, value, usual]) => String(value) !== String(usual)),
    ),
  );
}

/** The parts of the URL that belong to a view: search text, filters, sort order, columns, and layout, but not the page. */
export function viewSearch<State extends ListState>(
  state: State,
  read: Reader<State>,
  usual: readonly string[],
): string {
  const { page, limit, view } = read({});
  const columns = state.columns.length > 0 ? state.columns : [...usual];
  return stringify({ ...state, columns, page, limit, view }, read);
}

/** True if two views are equal after normalization. */
export const sameView = <State extends ListState>(
  a: string,
  b: string,
  read: Reader<State>,
  usual: readonly string[],
): boolean =>
  viewSearch(readSearch(a, read), read, usual) === viewSearch(readSearch(b, read), read, usual);

/**
 * The part of the URL that determines which records match, without the sort order and the display. A selection is kept as long
 * as this part doesn't change.
 */
export function matchSearch<State extends ListState>(state: State, read: Reader<State>): string {
  const { order, columns, layout } = read({});
  return viewSearch({ ...state, order, columns, layout }, read, []);
}

/**
 * The search of the view that a list opens with. The view applies once after a page load, and only if the URL has no search.
 */
export function startSearch(slug: string, asked: string): Record<string, string> | undefined {
  const { views, start } = readStore(slug);
  const view = views.find(({ id }) => id === start);
  return view && asked === "" && !wasSeen(slug) ? parseSearch(view.search) : undefined;
}
