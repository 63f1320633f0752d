import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { productListQuery, usualColumns } from "../../../features/products/product-queries.ts";
import {
  productSearchDefaults,
  readProductSearch,
  type ProductSearch,
} from "../../../features/products/product-search.ts";
import { ProductsPage } from "../../../features/products/products-page.tsx";
import { useListAddress } from "../../../patterns/list-address.ts";
import type { RawSearch } from "../../../patterns/list-search.ts";
import { toPaging } from "../../../patterns/list-search.ts";
import { columnsToShow, startSearch } from "../../../patterns/list-views.ts";

export const Route = createFileRoute("/a/products/")({
  validateSearch: (raw: RawSearch<ProductSearch>) => readProductSearch(raw),
  search: { middlewares: [stripSearchParams(productSearchDefaults)] },
  beforeLoad: ({ location, cause }) => {
    const start = cause === "enter" ? startSearch("products", location.searchStr) : undefined;
    if (start) throw redirect({ to: "/a/products", search: start as Partial<ProductSearch> });
  },
  loaderDeps: ({ search }) => search,
  // Started here, awaited nowhere: the page shows place holders, or the rows that it had, until the answer is there.
  loader: ({ context: { client, queries }, deps }) =>
    void queries.prefetchQuery(
      productListQuery(
        client,
        deps,
        toPaging(deps),
        columnsToShow("products", deps.columns, usualColumns),
      ),
    ),
  component: Products,
});

function Products() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ProductsPage search={search} onSearch={useListAddress("products", search, navigate)} />;
}
