"use client";
import {
  readProductFilters,
  toggleFacet,
  useProductList,
  writeProductFilters,
  type ProductFilters,
} from "@countertop/storefront-kit/lists";
import { productPrice } from "@countertop/storefront-kit/parts";
import type { Region } from "@countertop/sdk/types";

/** The page of a URL such as /products?option.Color=Blue&page=2. */
export function ProductList({ search, region }: { search: URLSearchParams; region: Region }) {
  const filters = readProductFilters(search);
  const { data, error, isPlaceholderData } = useProductList(filters, { region_id: region.id });
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  if (!data) return <p>Loading</p>;
  return (
    <section aria-busy={isPlaceholderData}>
      {data.facets.map(({ name, option, values }) => (
        <fieldset key={name}>
          <legend>{option ?? name}</legend>
          {values.map(({ value, label, count, isChosen }) => (
            <a
              key={value}
              href={urlOf(toggleFacet(filters, name, value))}
              aria-current={isChosen || undefined}
            >
              {label} ({count})
            </a>
          ))}
        </fieldset>
      ))}
      <p>{data.count} products</p>
      {data.products.map((product) => (
        <a key={product.id} href={`/products/${product.handle}`}>
          {product.title} {productPrice({ product, region })?.text}
        </a>
      ))}
      {data.page < data.pageCount && (
        <a href={urlOf({ ...filters, page: data.page + 1 })}>Next page</a>
      )}
    </section>
  );
}

const urlOf = (filters: ProductFilters) => `/products?${writeProductFilters(filters)}`;
