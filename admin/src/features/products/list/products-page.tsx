import { css } from "#styled/css";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { RowLink } from "../../../patterns/page.ts";
import {
  ListPage,
  type ListExportProps,
  type ListOverlayProps,
  ProductStatusBadge,
} from "../../../patterns/list.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import { useListState } from "../../../patterns/resource.ts";
import { products } from "../../../resources/products.ts";
import { Thumb } from "../../../ui/thumb.tsx";
import type { ChosenProducts } from "../../../resources/priced-products.ts";
import type { ListedProduct } from "../product-queries.ts";
import type { ProductSearch } from "../product-search.ts";
import { useReserved } from "../use-reserved.ts";
import { useProductActions } from "./product-actions.tsx";
import { useProductColumns } from "./product-columns.tsx";
import { useProductTools } from "./product-tools.tsx";

const PriceGrid = lazyPart(() => import("../prices/price-grid.tsx"), "SelectionPriceGrid", "grid");

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The products that were selected when the price grid opened. They are in the history state, because they don't fit into a
     * URL, and the state survives a reload and Back.
     */
    chosenProducts?: ChosenProducts;
  }
}
/** All products in the list. They are shown if a URL opens the grid without a selection. */
const everything: ChosenProducts = { all: true, ids: [] };

function ChosenPrices({ search, onClose }: ListOverlayProps<ProductSearch>) {
  const chosen = useLocation({ select: ({ state }) => state.chosenProducts }) ?? everything;
  return <PriceGrid search={search} chosen={chosen} onClose={onClose} />;
}

export interface ProductsPageProps {
  /** The import and the export. They belong to a different area, so the route passes them. */
  Import: Overlay<{ onClose(): void }>;
  Export: Overlay<ListExportProps<ListedProduct>>;
}

export function ProductsPage({ Import, Export }: ProductsPageProps) {
  const { t } = useTranslation("products");
  const { open } = useListState(products);
  const reserved = useReserved();
  return (
    <ListPage
      resource={products}
      columns={useProductColumns()}
      actions={useProductActions((chosenProducts) => open("prices", { chosenProducts }))}
      create={{ to: "/a/products/new" }}
      {...(reserved && { dependents: reserved })}
      overlays={{ import: Import, prices: ChosenPrices }}
      tools={useProductTools(open)}
      exporter={Export}
      views={(["published", "draft", "proposed"] as const).map((status) => ({
        label: t(`views.${status}`),
        search: `?status=${status}`,
      }))}
      tile={(product) => <ProductTile product={product} />}
    />
  );
}

function ProductTile({ product }: { product: ListedProduct }) {
  const { t } = useTranslation("products");
  return (
    <>
      <Thumb src={product.thumbnail} alt="" size="fill" />
      <span className={textClass}>
        <RowLink to="/a/products/$id" params={{ id: product.id }} title={product.title}>
          <span className={name}>{product.title || t("list.untitled")}</span>
        </RowLink>
        <ProductStatusBadge status={product.status} />
      </span>
    </>
  );
}

const textClass = css({ display: "grid", justifyItems: "start", gap: "4", minWidth: 0 });
const name = css({ lineClamp: 2, overflowWrap: "anywhere" });
