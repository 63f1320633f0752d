import { useClient } from "@countertop/sdk/react";
import {
  PRODUCT_ORDERS,
  type ProductFilters,
  type ProductOrder,
} from "@countertop/storefront-kit/lists";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { ORDERS, withFixed, type FixedFacet } from "../lib/catalog.ts";
import { useLocale } from "../lib/locale.ts";
import { useShelves } from "../lib/shelves.ts";
import { listQuery } from "../lib/queries.ts";
import { useRegion } from "../lib/region.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { Facets } from "./facets.tsx";
import { Select } from "./field.tsx";
import { heading, stack } from "./layout.ts";
import { Pager } from "./pager.tsx";
import { GridSkeleton, ProductGrid } from "./product-grid.tsx";
import { Empty, Failure } from "./states.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

interface CatalogProps {
  title: string;
  description?: string | null | undefined;
  above?: ReactNode;
  below?: ReactNode;
  /** The visitor's choices. */
  filters: ProductFilters;
  /** The page's own filter, which visitors can't remove. */
  fixed?: FixedFacet;
  onOrder: (order: ProductOrder | undefined) => void;
}

/** A list of products: all products, the products of a collection or a category, or search results. */
export function Catalog({
  title,
  description,
  above,
  below,
  filters,
  fixed,
  onOrder,
}: CatalogProps) {
  const { t } = useTranslation();
  const { region } = useRegion();
  const { language } = useLocale();
  const { categories } = useShelves();
  const { q, order } = filters;
  const settings = { region_id: region.id, language, filters: withFixed(filters, fixed) };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...listQuery(useClient(), settings),
    placeholderData: keepPreviousData,
  });
  const isFiltered = q !== undefined || filters.facets !== undefined;
  return (
    <>
      {above}
      <h1 className={heading}>{title}</h1>
      {description && (
        <p className={css({ color: "muted", marginTop: "8", maxWidth: "prose" })}>{description}</p>
      )}
      {below}
      <div
        className={css({
          display: "grid",
          gap: "32",
          marginTop: "24",
          gridTemplateColumns: { lg: "14rem minmax(0, 1fr)" },
        })}
      >
        <aside aria-label={t("Filters")} className={stack}>
          <Select
            name="order"
            label={t("Sort by")}
            value={order ?? ""}
            onChange={({ target }) => onOrder(PRODUCT_ORDERS.find((one) => one === target.value))}
          >
            {q !== undefined && <option value="">{t("Best matches first")}</option>}
            {Object.entries(ORDERS).map(([name, label]) => (
              <option key={name} value={q === undefined && name === "newest" ? "" : name}>
                {t(label)}
              </option>
            ))}
          </Select>
          {fixed?.name === "category" && (
            <CategoryTree
              categories={categories}
              current={categories.find(({ handle }) => handle === fixed.handle)}
            />
          )}
          <div>
            <Facets facets={data?.facets.filter(({ name }) => name !== fixed?.name) ?? []} />
          </div>
        </aside>
        <section
          aria-label={t("Products")}
          aria-busy={isPlaceholderData}
          className={css({ _busy: { opacity: 0.6 } })}
        >
          {error ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <GridSkeleton count={9} aside />
          ) : data.products.length === 0 ? (
            <Empty
              title={
                q === undefined
                  ? t("Nothing here yet")
                  : t("Nothing found for “{words}”", { words: q })
              }
            >
              {isFiltered ? (
                <p>{t("Try a different word, or fewer filters.")}</p>
              ) : (
                <p>{t("Come back soon.")}</p>
              )}
              <Link from="/$locale" to="/$locale/products" className={button({ tone: "plain" })}>
                {t("See everything we sell")}
              </Link>
            </Empty>
          ) : (
            <>
              <p
                role="status"
                className={css({ textStyle: "small", color: "muted", marginBottom: "16" })}
              >
                {t(data.count === 1 ? "1 product" : "{n} products", {
                  n: data.count,
                  count: data.count,
                })}
              </p>
              <ProductGrid products={data.products} aside eager={3} />
              <Pager page={data.page} pages={data.pageCount} />
            </>
          )}
        </section>
      </div>
    </>
  );
}
