import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { CategoriesCrumb } from "../../../features/product-categories/categories-crumb.tsx";
import { CategoriesPage } from "../../../features/product-categories/categories-page.tsx";
import { categoryProducts } from "../../../features/product-categories/category-products.ts";
import { treeQuery } from "../../../features/product-categories/category-queries.ts";
import {
  categorySearchDefaults,
  readCategorySearch,
  type CategorySearch,
} from "../../../features/product-categories/category-search.ts";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { RawSearch } from "../../../patterns/list.ts";
import { productCategories } from "../../../resources/product-categories.ts";

const CategoryPage = lazyWithRetry(() =>
  import("../../../features/product-categories/category-page.tsx").then((m) => ({
    default: m.CategoryPage,
  })),
);

export const Route = createFileRoute("/a/product-categories/")({
  validateSearch: (raw: RawSearch<CategorySearch>) => readCategorySearch(raw),
  search: { middlewares: [stripSearchParams(categorySearchDefaults)] },
  loaderDeps: ({ search: { open, find, page, order } }) => ({ open, find, page, order }),
  // Starts all requests in parallel, without waiting for them.
  loader: ({ context: { client, queries }, deps }) => {
    void queries.prefetchQuery(treeQuery(client));
    if (deps.open === "") return;
    void queries.prefetchQuery(productCategories.recordQueryOptions(client, deps.open));
    void queries.prefetchQuery(categoryProducts.listQuery(client, deps.open, deps));
  },
  staticData: {
    strings: ["product-categories", "products", "members"],
    parents: CategoriesCrumb,
    needs: "product_categories",
  },
  component: Categories,
});

function Categories() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (next: CategorySearch) =>
    void navigate({
      search: next,
      replace: next.q !== search.q,
      resetScroll: false,
    });
  if (search.open === "") return <CategoriesPage search={search} onSearch={onSearch} />;
  return (
    <Suspense>
      <CategoryPage key={search.open} id={search.open} />
    </Suspense>
  );
}
