import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { RowLink } from "../../patterns/links.tsx";
import { ListPage } from "../../patterns/list-page.tsx";
import { ProductStatusBadge } from "../../patterns/product-status-badge.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { Thumb } from "../../ui/thumb.tsx";
import type { ChosenProducts } from "./price-grid-queries.ts";
import { NewProduct, NewProductLink } from "./new-product.tsx";
import { useProductActions } from "./product-actions.tsx";
import { useProductColumns } from "./product-columns.tsx";
import { useProductFilters } from "./product-filters.ts";
import { productListQuery, type ListedProduct } from "./product-queries.ts";
import { readProductSearch, type ProductListEdit, type ProductSearch } from "./product-search.ts";
import { ProductTools } from "./product-tools.tsx";

export interface ProductsPageProps {
  search: ProductSearch;
  onSearch(search: ProductSearch): void;
  onOpen(edit: ProductListEdit, chosen?: ChosenProducts): void;
}

export function ProductsPage({ search, onSearch, onOpen }: ProductsPageProps) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const client = useClient();
  return (
    <ListPage
      slug="products"
      zone="product.list"
      title={t("list.title")}
      count={(count) => t("list.count", { count, value: format.number(count) })}
      searchLabel={t("list.search")}
      columns={useProductColumns()}
      filters={useProductFilters()}
      actions={useProductActions((chosen) => onOpen("prices", chosen))}
      tools={
        <>
          <ProductTools onOpen={onOpen} />
          <NewProduct />
        </>
      }
      views={(["published", "draft", "proposed"] as const).map((status) => ({
        label: t(`views.${status}`),
        search: `?status=${status}`,
      }))}
      nameOf={({ title }) => title || t("list.untitled")}
      tile={(product) => <ProductTile product={product} />}
      read={readProductSearch}
      state={search}
      onState={onSearch}
      source={(state, paging, columns) => productListQuery(client, state, paging, columns)}
      pageOf={({ products, count }) => ({ rows: products, count })}
      empty={{
        title: t("list.emptyTitle"),
        text: t("list.emptyText"),
        action: <NewProductLink />,
      }}
    />
  );
}

function ProductTile({ product }: { product: ListedProduct }) {
  const { t } = useTranslation("products");
  return (
    <>
      <Thumb src={product.thumbnail} alt="" size="fill" />
      <span className={words}>
        <RowLink to="/a/products/$id" params={{ id: product.id }} title={product.title}>
          <span className={name}>{product.title || t("list.untitled")}</span>
        </RowLink>
        <ProductStatusBadge status={product.status} />
      </span>
    </>
  );
}

const words = css({ display: "grid", justifyItems: "start", gap: "4", minWidth: 0 });
const name = css({ lineClamp: 2, overflowWrap: "anywhere" });
