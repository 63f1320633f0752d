import { type RawSearch, readText, type RelatedSearch } from "../../patterns/list.ts";
import { type OverlaySearch, readOverlay } from "../../patterns/overlay.ts";
import { categoryProducts } from "./category-products.ts";

/** Overlays over the tree, or over a category's page. */
const categoryEdits = ["new", "general", "metadata", "move", "products", "delete"] as const;
export type CategoryEdit = (typeof categoryEdits)[number];

/**
 * Search parameters of the tree and of a category's page. Both are in one route, because categories don't have their own paths.
 */
export interface CategorySearch extends OverlaySearch<CategoryEdit>, RelatedSearch {
  /** The search text for the tree. */
  q: string;
  /** The category whose page is open. Empty if the tree is open. */
  open: string;
  /** In the tree, the category that an overlay edits, or the parent of a new category. */
  of: string;
}

const readId = (raw: unknown): string => (/^[\w-]{1,64}$/.test(readText(raw)) ? readText(raw) : "");

export const readCategorySearch = (raw: RawSearch<CategorySearch>): CategorySearch => ({
  q: readText(raw.q),
  open: readId(raw.open),
  // Also accepts `create`, the name that other areas use for a new record.
  edit: readOverlay(String(raw.edit) === "create" ? "new" : raw.edit, categoryEdits),
  of: readId(raw.of),
  ...categoryProducts.readSearch(raw),
});
export const categorySearchDefaults = readCategorySearch({} as RawSearch<CategorySearch>);
