import type { HttpClient } from "@countertop/sdk";
import { adminListProducts, adminListProductVariants } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { RELATED_PER_PAGE, toPaging } from "../../patterns/list.ts";
import { products } from "../../resources/products.ts";
import type { VariantSearch } from "./product-search.ts";

export const productQuery = products.recordQueryOptions;

export const variantListQuery = (client: HttpClient, id: string, search: VariantSearch) =>
  queryOptions(client, adminListProductVariants, {
    id,
    query: {
      ...(search.variants !== "" && { q: search.variants }),
      ...toPaging({ page: search.page, limit: RELATED_PER_PAGE }),
      order: "variant_rank",
      expand: "prices,options",
    },
  });

/** Prices of all variants of a product. */
export const pricesQuery = (client: HttpClient, id: string, limit: number) =>
  queryOptions(client, adminListProductVariants, {
    id,
    query: { limit, fields: "id", expand: "prices" },
  });

/** A product with the stock of all its variants, as in the list of products. */
export const listedStockQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminListProducts, {
    query: {
      id: [id],
      limit: 1,
      fields: `id,${products.relations?.inventory}`,
      expand: "variants",
    },
  });

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type Product = ReturnType<typeof products.recordIn>;
export type Variant = Answer<typeof variantListQuery>["variants"][number];
export type ListedProduct = ReturnType<typeof products.rowsIn>[number];
