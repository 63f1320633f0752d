import type { HttpClient } from "@countertop/sdk";
import { adminListProductVariants, adminListVariants } from "@countertop/sdk/operations";
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

/** Available stock of these variants across locations. The list has only the outdated `inventory_quantity`. */
export const stockQuery = (client: HttpClient, ids: readonly string[]) =>
  queryOptions(client, adminListVariants, {
    query: {
      id: [...ids],
      limit: ids.length,
      fields: "id,inventory_quantity,manage_inventory,allow_backorder",
    },
  });

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type Product = ReturnType<typeof products.recordIn>;
export type Variant = Answer<typeof variantListQuery>["variants"][number];
export type ListedProduct = ReturnType<typeof products.rowsIn>[number];
