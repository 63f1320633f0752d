import { type RawSearch, readText, type RelatedSearch } from "../../patterns/list.ts";
import { type OverlaySearch, readOverlay } from "../../patterns/overlay.ts";
import { categoryProducts } from "./category-products.ts";

/** What can be opened over the tree, or over the page of one category. */
const categoryEdits = ["new", "general", "metadata", "move", "products", "delete"] as const;
export type CategoryEdit = (typeof categoryEdits)[number];

/** The address of the tree, and of one category: there is no path of its own for that. */
export interface CategorySearch extends OverlaySearch<CategoryEdit>, RelatedSearch {
  /** What is searched for in the tree. */
  q: string;
  /** The category whose page this is; none for the tree. */
  open: string;
  /** In the tree: what is edited, or in what something is created. */
  of: string;
}

const readId = (raw: unknown): string => (/^[\w-]{1,64}$/.test(readText(raw)) ? readText(raw) : "");

export const readCategorySearch = (raw: RawSearch<CategorySearch>): CategorySearch => ({
  q: readText(raw.q),
  open: readId(raw.open),
  // What a new record is called everywhere else.
  edit: readOverlay(String(raw.edit) === "create" ? "new" : raw.edit, categoryEdits),
  of: readId(raw.of),
  ...categoryProducts.readSearch(raw),
});
export const categorySearchDefaults = readCategorySearch({} as RawSearch<CategorySearch>);
