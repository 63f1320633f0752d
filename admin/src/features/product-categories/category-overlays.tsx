import { Suspense, useState, type ComponentType, type LazyExoticComponent } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { CategorySearch } from "./category-search.ts";
import type { Category, Tree } from "./category-tree.ts";

export interface CategoryPartProps {
  tree: Tree;
  /** What it is about; none where a category is added at the top. */
  category: Category | undefined;
  /** Whether it is gone for good. */
  onClose(gone?: boolean): void;
}
type Part = ComponentType<CategoryPartProps>;

/** What opens over the tree as over a category; each part comes when it is asked for. */
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

/** An old address, or somebody else has deleted it. */
const Gone: LazyExoticComponent<Part> = lazyWithRetry(async () => ({
  default: (await import("./category-drawer.tsx")).GoneCategory,
}));

const isPart = (edit: string): edit is keyof typeof categoryOverlays =>
  Object.hasOwn(categoryOverlays, edit);

/** What the address says is open over the tree. */
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
  // What has just been deleted is still on its way out of the screen.
  const [kept, keep] = useState(listed);
  if (listed && listed !== kept) keep(listed);
  const category = listed ?? (kept?.id === of ? kept : undefined);
  // Everything but a new one at the top is about a category, which has to be there first.
  const missing = !category && !(edit === "new" && of === "");
  if (!isPart(edit) || (missing && tree.nodes.size === 0)) return null;
  const Open = missing ? Gone : categoryOverlays[edit];
  return (
    <Suspense>
      <Open key={edit + of} tree={tree} category={category} onClose={onClose} />
    </Suspense>
  );
}
