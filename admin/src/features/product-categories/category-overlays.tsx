import { Suspense, useState, type ComponentType, type LazyExoticComponent } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { CategoryEdit, CategorySearch } from "./category-search.ts";
import type { Category, Tree } from "./category-tree.ts";

export interface CategoryPartProps {
  tree: Tree;
  /** What it is about; none where a category is added at the top. */
  category: Category | undefined;
  /** Whether it is gone for good. */
  onClose(gone?: boolean): void;
}
type Part = ComponentType<CategoryPartProps>;

const parts: Record<CategoryEdit, LazyExoticComponent<Part>> = {
  new: lazyWithRetry(async () => ({
    default: (await import("./category-drawer.tsx")).NewCategory,
  })),
  general: lazyWithRetry(async () => ({
    default: (await import("./category-drawer.tsx")).EditCategory,
  })),
  metadata: lazyWithRetry(async () => ({
    default: (await import("./category-metadata.tsx")).CategoryMetadata,
  })),
  move: lazyWithRetry(async () => ({
    default: (await import("./category-move.tsx")).CategoryMove,
  })),
  products: lazyWithRetry(async () => ({
    default: (await import("./category-products-add.tsx")).AddCategoryProducts,
  })),
  delete: lazyWithRetry(async () => ({
    default: (await import("./category-delete.tsx")).CategoryDelete,
  })),
};

/** An old address, or somebody else has deleted it. */
const Gone: LazyExoticComponent<Part> = lazyWithRetry(async () => ({
  default: (await import("./category-drawer.tsx")).GoneCategory,
}));

/** What the address says is open over the tree or over a category; each part comes when it is asked for. */
export function CategoryOverlays({
  tree,
  search: { edit, of, open },
  onClose,
}: {
  tree: Tree;
  search: CategorySearch;
  onClose(gone?: boolean): void;
}) {
  const id = of || open;
  const listed = tree.nodes.get(id);
  // What has just been deleted is still on its way out of the screen.
  const [kept, keep] = useState(listed);
  if (listed && listed !== kept) keep(listed);
  const category = listed ?? (kept?.id === id ? kept : undefined);
  // Everything but a new one at the top is about a category, which has to be there first.
  const missing = !category && !(edit === "new" && id === "");
  if (edit === "" || (missing && tree.nodes.size === 0)) return null;
  const Open = missing ? Gone : parts[edit];
  return (
    <Suspense>
      <Open key={edit + id} tree={tree} category={category} onClose={onClose} />
    </Suspense>
  );
}
