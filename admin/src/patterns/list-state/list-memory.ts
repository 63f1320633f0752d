import { readStorage, writeStorage } from "../../lib/browser-storage.ts";
import type { ListState } from "./list-search.ts";
import { nothing, type Selection } from "./list-selection.ts";

export interface Neighbor {
  id: string;
  /** The page of the list that contains the record. */
  page: number;
}

/** The current or last known position of a record in a list. */
export interface Place {
  id: string;
  /** The position in the whole list, starting at 1. */
  place: number;
  count: number;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The state of a list, stored for this tab. It survives a reload. */
export interface ListMemory {
  /** The last state of the list, for links back to the list. */
  search?: Partial<ListState> | undefined;
  /** The selection, and the search that it belongs to. A different search has its own selection. */
  selected?: { of: string; all: boolean; rows: readonly (readonly [string, string])[] } | undefined;
  /** The current position. It is stored because the list no longer has the record once it doesn't match the filter. */
  place?: Place | undefined;
}

/** A fallback in memory, because storage can be blocked or full. */
const memories = new Map<string, ListMemory>();
/** Lists that were opened since the page was loaded. */
const open = new Set<string>();

export function rememberSearch(slug: string, search: ListState, place?: Place): void {
  open.add(slug);
  remember(slug, { search, place });
}
export const lastSearch = (slug: string): Partial<ListState> => recall(slug).search ?? {};
export const wasSeen = (slug: string): boolean => open.has(slug);

export const rememberSelection = (slug: string, of: string, { all, picked }: Selection): void =>
  remember(slug, { selected: { of, all, rows: [...picked] } });
export const lastSelection = (slug: string, of: string): Selection => {
  const { selected } = recall(slug);
  return selected?.of === of ? { all: selected.all, picked: new Map(selected.rows) } : nothing;
};

export const rememberPlace = (slug: string, place: Place): void => remember(slug, { place });
export const lastPlace = (slug: string, id: string): Place | undefined => {
  const { place } = recall(slug);
  return place?.id === id ? place : undefined;
};

/** Discards the state of lists that were opened since the page was loaded. `emptyStorage` clears the browser's storage. */
export function forgetLists(): void {
  memories.clear();
  open.clear();
}

function recall(slug: string): ListMemory {
  const known = memories.get(slug) ?? parseMemory(readStorage("listMemory", slug));
  memories.set(slug, known);
  return known;
}

function remember(slug: string, change: ListMemory): void {
  const memory = { ...recall(slug), ...change };
  memories.set(slug, memory);
  writeStorage("listMemory", JSON.stringify(memory), slug);
}

/** Parses the stored state. Storage may contain any value, written by an older version or by a person. */
export function parseMemory(text: string | null): ListMemory {
  try {
    const { search, selected, place } = JSON.parse(text ?? "{}") as ListMemory;
    return {
      // Not validated here, because callers validate the search like one from a URL.
      ...(typeof search === "object" && search !== null && { search }),
      ...(isSelected(selected) && { selected }),
      ...(isPlace(place) && { place }),
    };
  } catch {
    return {};
  }
}

const isText = (value: unknown) => typeof value === "string";
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

const isSelected = (raw: ListMemory["selected"]): boolean =>
  isText(raw?.of) &&
  typeof raw?.all === "boolean" &&
  raw.rows.every(([id, name]) => isText(id) && isText(name));

const isPlace = (raw: Place | undefined): boolean =>
  isText(raw?.id) &&
  isCount(raw?.place) &&
  isCount(raw?.count) &&
  [raw?.previous, raw?.next].every((one) => !one || (isText(one.id) && isCount(one.page)));
