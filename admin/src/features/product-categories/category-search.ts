import { type RawSearch, readText, type RelatedSearch } from "../../patterns/list.ts";
import { type OverlaySearch, readOverlay } from "../../patterns/overlay.ts";
import { categoryProducts } from "./category-products.ts";

/** Overlays over the tree, or over the page of one category. */
const categoryEdits = ["new", "general", "metadata", "move", "products", "delete"] as const;
export type CategoryEdit = (typeof categoryEdits)[number];

/** The search parameters of the tree and of one category's page, because categories don't have their own paths. */
export interface CategorySearch extends OverlaySearch<CategoryEdit>, RelatedSearch {
  /** Search text of the tree. */
  q: string;
  /** The category whose page is open. Empty for the tree. */
  open: string;
  /** In the tree: the category that is edited, or the parent of a new category. */
  of: string;
}

const readId = (raw: unknown): string => (/^[\w-]{1,64}$/.test(readText(raw)) ? readText(raw) : "");

export const readCategorySearch = (raw: RawSearch<CategorySearch>): CategorySearch => ({
  q: readText(raw.q),
  open: readId(raw.open),
  // Accepts the name that other pages use for a new record.
  edit: readOverlay(String(raw.edit) === "create" ? "new" : raw.edit, categoryEdits),
  of: readId(raw.of),
  ...categoryProducts.readSearch(raw),
});
export const categorySearchDefaults = readCategorySearch({} as RawSearch<CategorySearch>);
