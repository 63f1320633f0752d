import type { SearchSchemaInput } from "@tanstack/react-router";
import { readText } from "../filter/list-filters.ts";

/**
 * The state of a list in its URL: search text, sort order, page, page size, columns, layout, view, and the list's own filters.
 * A hand-edited URL must not break a page, so invalid values fall back to the defaults. This file must stay small, because the
 * routes include it in the first download.
 */
export interface ListState {
  q: string;
  order: string;
  page: number;
  limit: number;
  /** The columns. If empty, the operator's default columns are shown. */
  columns: string[];
  layout: (typeof LAYOUTS)[number];
  /** The name of the view that was shared with this URL. */
  view: string;
}

/** Any part of a search, for links. Values from a URL can have any type. */
export type RawSearch<Search> = Partial<Search> & SearchSchemaInput;

export const PAGE_SIZES = [20, 50, 100, 250, 500] as const;
const LAYOUTS = ["rows", "tiles"] as const;

export function readPage(raw: unknown): number {
  const page = Number(raw);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Reads one of a set of words. Returns the first word if the value is missing or unknown. */
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

/** Returns the next state. Goes to the first page unless only the columns, the layout, the view, or the page change. */
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
