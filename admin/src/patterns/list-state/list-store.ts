import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "../../lib/browser-storage.ts";

/** A saved view of a list: the search in its URL, and its density. */
export interface SavedView {
  id: string;
  name: string;
  /** A normalized query string, such as `?status=draft&order=title`, so that equal views have equal texts. */
  search: string;
  density?: string;
}

/** An operator's settings for one list, which this browser stores. */
export interface ListStore {
  /** Ids of the visible columns. If empty, the default columns are shown. */
  columns: string[];
  /** The widths of resized columns, in pixels. */
  widths: Readonly<Record<string, number>>;
  views: SavedView[];
  /** The id of the view that the list opens with. */
  start?: string;
}

const EMPTY: ListStore = { columns: [], widths: {}, views: [] };
const CHANGE = "liststorechange";
/** The storage key. Each user has separate settings. */
const ownList = (slug: string): string =>
  `${readStorage("reader")?.replaceAll('"', "") ?? ""}.${slug}`;

/** Parses the stored settings. Storage can be blocked or full, or contain values written by an older version or a person. */
export function parseStore(text: string | null): ListStore {
  try {
    const raw = JSON.parse(text ?? "{}") as Partial<ListStore>;
    const views = Array.isArray(raw.views) ? raw.views.filter(isView) : [];
    return {
      columns: Array.isArray(raw.columns) ? raw.columns.filter((id) => typeof id === "string") : [],
      widths: Object.fromEntries(
        Object.entries(raw.widths ?? {}).filter(([, width]) => Number.isFinite(width) && width > 0),
      ),
      views,
      ...(views.some(({ id }) => id === raw.start) && { start: raw.start as string }),
    };
  } catch {
    return EMPTY;
  }
}

function isView(raw: unknown): raw is SavedView {
  const { id, name, search } = (raw ?? {}) as Partial<SavedView>;
  return [id, name, search].every((text) => typeof text === "string" && text.length < 4000);
}

/** The parsed settings by list. The same text has the same object, because React compares objects by identity. */
const parsed = new Map<string, { text: string | null; store: ListStore }>();

export function readStore(slug: string): ListStore {
  const text = readStorage("list", ownList(slug));
  if (text === null) return EMPTY;
  const known = parsed.get(slug);
  if (known?.text === text) return known.store;
  const store = parseStore(text);
  parsed.set(slug, { text, store });
  return store;
}

export function changeStore(slug: string, change: (store: ListStore) => ListStore): void {
  const text = JSON.stringify(change(readStore(slug)));
  writeStorage("list", text, ownList(slug));
  dispatchEvent(new Event(CHANGE));
}

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGE, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGE, "storage"]) removeEventListener(event, listener);
  };
}

export const useListStore = (slug: string): ListStore =>
  useSyncExternalStore(subscribe, () => readStore(slug));

/** Adds a view, or replaces the one with the same name. */
export function withView(store: ListStore, view: SavedView): ListStore {
  const same = store.views.find(({ name }) => name === view.name);
  const views = same
    ? store.views.map((other) => (other === same ? { ...view, id: same.id } : other))
    : [...store.views, view];
  return { ...store, views };
}

/** Sets the width of a column, or resets it if `width` is undefined. */
export function withWidth(store: ListStore, column: string, width: number | undefined): ListStore {
  const { [column]: _, ...others } = store.widths;
  return { ...store, widths: width === undefined ? others : { ...others, [column]: width } };
}

export const withName = (store: ListStore, id: string, name: string): ListStore => ({
  ...store,
  views: store.views
    .filter((view) => view.id === id || view.name !== name)
    .map((view) => (view.id === id ? { ...view, name } : view)),
});

export function withoutView({ start, ...store }: ListStore, id: string): ListStore {
  return {
    ...store,
    views: store.views.filter((view) => view.id !== id),
    ...(start !== undefined && start !== id && { start }),
  };
}

export const withStart = (
  { start: _, ...store }: ListStore,
  id: string | undefined,
): ListStore => ({
  ...store,
  ...(id !== undefined && { start: id }),
});
