import {
  readProductFilters,
  type ProductFilters,
  type ProductOrder,
} from "@countertop/storefront-kit/lists";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Facets } from "@/components/facets";
import { ProductGrid } from "@/components/product-grid";
import { filterQuery, getCards } from "@/lib/catalog";
import { getPlace, metadataOf } from "@/lib/page";
import type { Text } from "@/texts";

interface Props {
  params: Promise<{ place: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const ORDERS = {
  newest: "Newest first",
  title: "Name, A to Z",
  "-title": "Name, Z to A",
} as const satisfies Partial<Record<ProductOrder, Text>>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const place = await getPlace((await params).place);
  const filters = readProductFilters(await searchParams);
  const { t } = place;
  const { page = 1, facets = {} } = filters;
  const title = page > 1 ? t("Products, page {n}", { n: page }) : t("Products");
  const metadata = await metadataOf(place, { path: `/products${filterQuery(filters)}`, title });
  // Results of searches, and lists with several filters, aren't pages of their own for search engines.
  const isResult = filters.q !== undefined || Object.values(facets).flat().length > 1;
  return isResult ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function ProductsPage({ params, searchParams }: Props) {
  const place = await getPlace((await params).place);
  const filters = readProductFilters(await searchParams);
  const { t } = place;
  const { cards, count, page, pages, facets } = await getCards(place, filters);
  if (page > pages) notFound();
  const { q, order = "" } = filters;
  const urlOf = (one: ProductFilters) => `/${place.place}/products${filterQuery(one)}`;
  // The first choice is the order without a parameter.
  const [first, ...orders] = q
    ? [["", "Best matches first"] as const, ...Object.entries(ORDERS)]
    : Object.entries(ORDERS);
  return (
    <>
      <h1>{q ? t("Results for {q}", { q }) : t("Products")}</h1>
      {/* Without scripts, the browser submits the filters as the URL's query. */}
      <form className="row filters" key={filterQuery(filters)}>
        {Object.entries(filters.facets ?? {}).flatMap(([name, values]) =>
          (values ?? []).map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
        )}
        <input type="search" name="q" defaultValue={q} aria-label={t("Search products")} />
        <label>
          {t("Sort by")}{" "}
          <select name="order" defaultValue={order}>
            {first && <option value="">{t(first[1])}</option>}
            {orders.map(([name, text]) => (
              <option key={name} value={name}>
                {t(text)}
              </option>
            ))}
          </select>
        </label>
        <button className="quiet">{t("Apply")}</button>
      </form>
      <Facets facets={facets} filters={filters} urlOf={urlOf} t={t} />
      <p role="status">{t("Products found: {n}", { n: count })}</p>
      <ProductGrid cards={cards} place={place.place} t={t} />
      {pages > 1 && (
        <nav aria-label={t("Pages")} className="row">
          {page > 1 && (
            <Link href={urlOf({ ...filters, page: page - 1 })} rel="prev" prefetch={false}>
              {t("Previous page")}
            </Link>
          )}
          <span>{t("Page {n} of {count}", { n: page, count: pages })}</span>
          {page < pages && (
            <Link href={urlOf({ ...filters, page: page + 1 })} rel="next" prefetch={false}>
              {t("Next page")}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
