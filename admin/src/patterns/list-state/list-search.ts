import type { SearchSchemaInput } from "@tanstack/react-router";
import { readText } from "../filter/list-filters.ts";

/**
 * The state of a list in its URL: words, order, page, page size, columns, and the list's own filters. A hand-edited URL must never
 * break a page, so invalid values fall back to the defaults. These are plain functions, because the routes include them in the
 * first download.
 */
export interface ListState {
  q: string;
  order: string;
  page: number;
  limit: number;
  /** The columns. Empty for the operator's default columns. */
  columns: string[];
  layout: (typeof LAYOUTS)[number];
  /** The name under which this URL was shared. */
  view: string;
}

/** Any part of a search, for links. A value from a URL can have any type. */
export type RawSearch<Search> = Partial<Search> & SearchSchemaInput;

export const PAGE_SIZES = [20, 50, 100, 250, 500] as const;
const LAYOUTS = ["rows", "tiles"] as const;

export function readPage(raw: unknown): number {
  const page = Number(raw);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Reads one of a set of words. Returns the first one if the URL has an unknown word or none. */
export const readOne = <const Word extends string>(
  raw: unknown,
  allowed: readonly [Word, ...Word[]],
): Word => allowed.find((word) => word === raw) ?? allowed[0];

const readColumns = (raw: unknown): string[] => [
  ...new Set(
    (Array.isArray(raw) ? raw.map(readText) : readText(raw).split(",")).filter((id) =>
      /^\w{1,40}$/.test(id),
    ),
  ),
];

export const readListState = <const Order extends string>(
  raw: Partial<Record<keyof ListState, unknown>>,
  orders: readonly [Order, ...Order[]],
): ListState & { order: Order } => ({
  q: readText(raw.q),
  order: readOne(raw.order, orders),
  page: readPage(raw.page),
  limit: PAGE_SIZES.find((size) => size === Number(raw.limit)) ?? PAGE_SIZES[0],
  columns: readColumns(raw.columns),
  layout: readOne(raw.layout, LAYOUTS),
  view: readText(raw.view).slice(0, 80),
});

/** The next state. Changing the rows or their order returns to the first page. Changing the display doesn't. */
export function nextState<State extends ListState>(state: State, change: Partial<State>): State {
  const viewKeys = new Set<string>(["columns", "layout", "view", "page"]);
  const same = Object.keys(change).every((name) => viewKeys.has(name));
  return { ...state, ...(!same && { page: 1 }), ...change };
}

export interface Paging {
  limit: number;
  offset: number;
}

export const toPaging = ({ page, limit }: { page: number; limit: number }): Paging => ({
  limit,
  offset: (page - 1) * limit,
});
