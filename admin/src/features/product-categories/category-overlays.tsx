import { Suspense, useState, type ComponentType, type LazyExoticComponent } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { CategorySearch } from "./category-search.ts";
import type { Category, Tree } from "./category-tree.ts";

export interface CategoryPartProps {
  tree: Tree;
  /** The category. Undefined when a category is added at the top level. */
  category: Category | undefined;
  /** `gone` is true if the category was deleted. */
  onClose(gone?: boolean): void;
}
type Part = ComponentType<CategoryPartProps>;

/** Overlays over the tree. Each loads when it opens. */
export const categoryOverlays = {
  new: lazyWithRetry(async () => ({
    default: (await import("./category-drawer.tsx")).NewCategory,
  })),
  general: lazyWithRetry(async () => ({
    default: (await import("./category-drawer.tsx")).EditCategory,
  })),
  move: lazyWithRetry(async () => ({
    default: (await import("./category-move.tsx")).CategoryMove,
  })),
  delete: lazyWithRetry(async () => ({
    default: (await import("./category-delete.tsx")).CategoryDelete,
  })),
} satisfies Record<string, LazyExoticComponent<Part>>;

/** Shown if the category in the URL doesn't exist, for example because someone else has deleted it. */
const Gone: LazyExoticComponent<Part> = lazyWithRetry(async () => ({
  default: (await import("./category-drawer.tsx")).GoneCategory,
}));

const isPart = (edit: string): edit is keyof typeof categoryOverlays =>
  Object.hasOwn(categoryOverlays, edit);

/** Renders the overlay in the URL over the tree. */
export function CategoryOverlays({
  tree,
  search: { edit, of },
  onClose,
}: {
  tree: Tree;
  search: CategorySearch;
  onClose(gone?: boolean): void;
}) {
  const listed = tree.nodes.get(of);
  // Keeps a category that was just deleted until its overlay has closed.
  const [kept, keep] = useState(listed);
  if (listed && listed !== kept) keep(listed);
  const category = listed ?? (kept?.id === of ? kept : undefined);
  // True if the category doesn't exist. Only the overlay for a new category at the top level doesn't need one.
  const missing = !category && !(edit === "new" && of === "");
  if (!isPart(edit) || (missing && tree.nodes.size === 0)) return null;
  const Open = missing ? Gone : categoryOverlays[edit];
  return (
    <Suspense>
      <Open key={edit + of} tree={tree} category={category} onClose={onClose} />
    </Suspense>
  );
}
