import { createFileRoute, redirect, stripSearchParams, useLocation } from "@tanstack/react-router";
import i18next from "i18next";
import { Suspense } from "react";
import type { ChosenProducts } from "../../../features/products/price-grid-queries.ts";
import { productListQuery, usualColumns } from "../../../features/products/product-queries.ts";
import {
  productSearchDefaults,
  readProductListSearch,
  type ProductListSearch,
  type ProductSearch,
} from "../../../features/products/product-search.ts";
import { ProductsPage } from "../../../features/products/products-page.tsx";
import { late } from "../../../lib/late.ts";
import { useListAddress } from "../../../patterns/list-address.ts";
import type { RawSearch } from "../../../patterns/list-search.ts";
import { toPaging } from "../../../patterns/list-search.ts";
import { columnsToShow, startSearch } from "../../../patterns/list-views.ts";

const ImportWizard = late(async () => ({
  default: (await import("../../../features/product-import/import-wizard.tsx")).ImportWizard,
}));
const ProductExport = late(async () => ({
  default: (await import("../../../features/products/product-export.tsx")).ProductExport,
}));

const SelectionPriceGrid = late(async () => {
  const [{ SelectionPriceGrid: Grid }] = await Promise.all([
    import("../../../features/products/price-grid.tsx"),
    i18next.loadNamespaces("grid"),
  ]);
  return { default: Grid };
});

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was selected when the prices were opened: too much for an address, and kept by a reload and by Back. */
    chosenProducts?: ChosenProducts;
  }
}
/** An address alone opens what its list shows. */
const everything: ChosenProducts = { all: true, ids: [] };

export const Route = createFileRoute("/a/products/")({
  validateSearch: (raw: RawSearch<ProductListSearch>) => readProductListSearch(raw),
  search: { middlewares: [stripSearchParams(productSearchDefaults)] },
  beforeLoad: async ({ context, location, cause }) => {
    const start = cause === "enter" ? startSearch("products", location.searchStr) : undefined;
    if (start) throw redirect({ to: "/a/products", search: start as Partial<ProductSearch> });
    await context.strings("product-import");
  },
  loaderDeps: ({ search: { edit: _, ...list } }) => list,
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
  const { edit, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useListAddress("products", search, navigate);
  const chosen = useLocation({ select: ({ state }) => state.chosenProducts }) ?? everything;
  const open = (next: ProductListSearch["edit"], chosenProducts?: ChosenProducts) =>
    void navigate({
      search: { ...search, edit: next },
      ...(chosenProducts && { state: { chosenProducts } }),
      resetScroll: false,
    });
  return (
    <>
      <ProductsPage search={search} onSearch={onSearch} onOpen={open} />
      <Suspense>
        {edit === "import" && <ImportWizard onClose={() => open("")} />}
        {edit === "prices" && (
          <SelectionPriceGrid search={search} chosen={chosen} onClose={() => open("")} />
        )}
        {edit === "export" && <ProductExport search={search} onClose={() => open("")} />}
      </Suspense>
    </>
  );
}
