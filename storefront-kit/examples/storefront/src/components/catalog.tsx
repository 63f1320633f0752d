import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { childrenOf, ORDERS, useShelves, type Filters, type Order } from "../lib/catalog.ts";
import { useLeanProducts } from "../lib/lean-products.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useRegion } from "../lib/region.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { Select } from "./field.tsx";
import { heading, stack } from "./layout.ts";
import { Pager } from "./pager.tsx";
import { CARD, GridSkeleton, ProductGrid } from "./product-grid.tsx";
import { Empty, Failure, NotFound } from "./states.tsx";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

const Head = lazyWithRetry(() => import("./head.tsx"));

const PAGE = 12;

interface CatalogProps {
  title: string;
  description?: string | null | undefined;
  above?: ReactNode;
  below?: ReactNode;
  filters: Filters;
  /** The subject of the page, which no filter removes. */
  fixed?: "collection" | "category";
  onFilter: (change: Filters) => void;
}

/** A list of products: all of them, those of a collection or a category, or the results of a search. */
export function Catalog({
  title,
  description,
  above,
  below,
  filters,
  fixed,
  onFilter,
}: CatalogProps) {
  const t = useTranslate();
  const { region } = useRegion();
  const { collections, categories, isPending } = useShelves();
  const { q, order, page = 1 } = filters;
  const collection = collections.find(({ handle }) => handle === filters.collection);
  const category = categories.find(({ handle }) => handle === filters.category);
  usePageTitle(title);
  const waiting = isPending && !!(filters.collection ?? filters.category);
  const { data, error, isPlaceholderData, refetch } = useLeanProducts(
    queryOptions(useClient(), storeListProducts, {
      query: {
        ...CARD,
        region_id: region.id,
        limit: PAGE,
        offset: (page - 1) * PAGE,
        order: ORDERS[order ?? "newest"].order,
        ...(q !== undefined && { q }),
        ...(collection && { collection_id: [collection.id] }),
        ...(category && { category_id: [category.id], include_category_children: true }),
      },
    }),
    { enabled: !waiting, placeholderData: keepPreviousData, cards: true },
  );
  const unknown =
    !isPending && ((filters.collection && !collection) || (filters.category && !category));
  if (unknown) return <NotFound />;

  const pages = Math.ceil((data?.count ?? 0) / PAGE);
  const filtered = Object.entries({ collection, category, q }).some(
    ([name, value]) => value && name !== fixed,
  );
  return (
    <>
      <Suspense>
        <Head title={title} description={description} hidden={q !== undefined} page={page} />
      </Suspense>
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
          <Picker
            label={t("Sort by")}
            value={order ?? "newest"}
            onPick={(value) =>
              onFilter({ order: value === "newest" ? undefined : (value as Order) })
            }
          >
            {Object.entries(ORDERS).map(([name, { label }]) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </Picker>
          {fixed !== "collection" && (
            <Picker
              label={t("Collection")}
              value={filters.collection ?? ""}
              onPick={(value) => onFilter({ collection: value || undefined })}
            >
              <option value="">{t("All collections")}</option>
              {collections.map(({ id, title: name, handle }) => (
                <option key={id} value={handle ?? ""}>
                  {name}
                </option>
              ))}
            </Picker>
          )}
          {fixed === "category" ? (
            <CategoryTree categories={categories} current={category} />
          ) : (
            <Picker
              label={t("Category")}
              value={filters.category ?? ""}
              onPick={(value) => onFilter({ category: value || undefined })}
            >
              <option value="">{t("All categories")}</option>
              {childrenOf(categories, null).map((top) => (
                <optgroup key={top.id} label={top.name}>
                  <option value={top.handle}>{t("All of {what}", { what: top.name })}</option>
                  {childrenOf(categories, top.id).map(({ id, name, handle }) => (
                    <option key={id} value={handle}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Picker>
          )}
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
              {filtered ? (
                <p>{t("Try another word, or fewer filters.")}</p>
              ) : (
                <p>{t("Come back soon.")}</p>
              )}
              <Link to="/products" className={button({ tone: "plain" })}>
                {t("See everything we sell")}
              </Link>
            </Empty>
          ) : (
            <>
              <p
                role="status"
                className={css({ textStyle: "small", color: "muted", marginBottom: "16" })}
              >
                {t(data.count === 1 ? "1 product" : "{n} products", { n: data.count })}
              </p>
              <ProductGrid products={data.products} aside eager={3} />
              <Pager
                page={page}
                pages={pages}
                onPage={(next) => onFilter({ page: next > 1 ? next : undefined })}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function Picker({
  label,
  value,
  onPick,
  children,
}: {
  label: string;
  value: string;
  onPick: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Select
      name={label}
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    >
      {children}
    </Select>
  );
}
