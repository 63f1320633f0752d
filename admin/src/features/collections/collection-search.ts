import { readDates, readFilters, type FilterState } from "../../patterns/list-filters.ts";
import { readListState, type ListState, type RawSearch } from "../../patterns/list-search.ts";
import { readMemberSearch, type MemberSearch } from "../../patterns/member-search.ts";
import { readOverlay, type OverlaySearch } from "../../patterns/overlay-search.ts";

/** What the server can sort collections by, and the list shows. */
const collectionOrders = [
  "-created_at",
  "created_at",
  "-updated_at",
  "updated_at",
  "title",
  "-title",
  "handle",
  "-handle",
] as const;

const collectionFilters = { created: readDates, updated: readDates };

/** What is listed. */
export interface CollectionSearch extends ListState, FilterState<typeof collectionFilters> {
  order: (typeof collectionOrders)[number];
}

export const readCollectionSearch = (
  raw: Partial<Record<keyof CollectionSearch, unknown>>,
): CollectionSearch => ({
  ...readListState(raw, collectionOrders),
  ...readFilters(raw, collectionFilters),
});

/** The address of the list of collections, with what is open over it. */
export interface CollectionsPageSearch extends CollectionSearch, OverlaySearch<"create"> {}

export const readCollectionsPageSearch = (
  raw: RawSearch<CollectionsPageSearch>,
): CollectionsPageSearch => ({
  ...readCollectionSearch(raw),
  edit: readOverlay(raw.edit, ["create"]),
});
export const collectionsPageDefaults = readCollectionsPageSearch(
  {} as RawSearch<CollectionsPageSearch>,
);

const collectionEdits = ["metadata", "products"] as const;

/** The address of a collection. */
export interface CollectionPageSearch
  extends MemberSearch, OverlaySearch<(typeof collectionEdits)[number]> {}

export const readCollectionPageSearch = (
  raw: RawSearch<CollectionPageSearch>,
): CollectionPageSearch => ({
  ...readMemberSearch(raw),
  edit: readOverlay(raw.edit, collectionEdits),
});
export const collectionPageDefaults = readCollectionPageSearch(
  {} as RawSearch<CollectionPageSearch>,
);
