import { parseSearch, stringifySearch } from "../../lib/search-codec.ts";
import type { ListState } from "./list-search.ts";
import { readStore } from "./list-store.ts";
import { wasSeen } from "./list-memory.ts";

type Reader<State> = (raw: Partial<Record<keyof State, unknown>>) => State;

const readSearch = <State extends ListState>(search: string, read: Reader<State>): State =>
  read(parseSearch(search) as Partial<Record<keyof State, unknown>>);

/** An address says only what differs from the plain list, always in the same order. */
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

/** What makes a view: filters, order, columns, layout; not the page that one happens to be on. */
export function viewSearch<State extends ListState>(
  state: State,
  read: Reader<State>,
  usual: readonly string[],
): string {
  const { page, limit, view } = read({});
  const columns = state.columns.length > 0 ? state.columns : [...usual];
  return stringify({ ...state, columns, page, limit, view }, read);
}

/** Two ways to write one view are one view. */
export const sameView = <State extends ListState>(
  a: string,
  b: string,
  read: Reader<State>,
  usual: readonly string[],
): boolean =>
  viewSearch(readSearch(a, read), read, usual) === viewSearch(readSearch(b, read), read, usual);

/** Which records a list is of, whatever its order and looks: as long as it is the same, so is what was selected in it. */
export function matchSearch<State extends ListState>(state: State, read: Reader<State>): string {
  const { order, columns, layout } = read({});
  return viewSearch({ ...state, order, columns, layout }, read, []);
}

/** The search of the view that a list opens with: once after a load, and only where the address asks for nothing else. */
export function startSearch(slug: string, asked: string): Record<string, string> | undefined {
  const { views, start } = readStore(slug);
  const view = views.find(({ id }) => id === start);
  return view && asked === "" && !wasSeen(slug) ? parseSearch(view.search) : undefined;
}
