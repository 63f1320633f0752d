import type { HttpClient } from "@countertop/sdk";
import {
  adminListProducts,
  adminListProductVariants,
  adminListVariants,
  adminRetrieveProduct,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dateBounds } from "../../patterns/list-filters.ts";
import { toPaging } from "../../patterns/list-search.ts";
import type { Paging } from "../../patterns/list-types.ts";
import type { ProductSearch, VariantSearch } from "./product-search.ts";

/** What a column needs beyond the fields that every row has: a product has many relations, and a shop many products. */
const relations: Partial<Record<string, string>> = {
  collection: "collection",
  inventory: "variants",
  variants: "variants",
  availability: "sales_channels",
  type: "type",
  tags: "tags",
  categories: "categories",
};

/** The page of the list, with the relations that its columns show and no more. */
export const productListQuery = (
  client: HttpClient,
  search: ProductSearch,
  paging: Paging = toPaging(search),
  columns: readonly string[] = usualColumns,
) =>
  queryOptions(client, adminListProducts, {
    query: {
      ...filtersOf(search),
      ...paging,
      order: search.order,
      fields:
        "id,title,subtitle,handle,thumbnail,status,is_giftcard,discountable,external_id,material,created_at,updated_at,collection_id,type_id",
      // Without any relation, the server counts the rows of the page instead of those that match.
      expand: [...new Set(["collection", ...columns].flatMap((id) => relations[id] ?? []))].join(
        ",",
      ),
    },
  });

/** Those that are shown until somebody chooses others. */
export const usualColumns = ["title", "collection", "status", "availability", "inventory"];

/** What the list is searched and filtered by; nothing where it shows everything. */
export function filtersOf(search: ProductSearch) {
  const { q, status, giftcard } = search;
  const some = <Name extends string>(name: Name, ids: string[]) =>
    (ids.length > 0 ? { [name]: ids } : {}) as Partial<Record<Name, string[]>>;
  const [created, updated] = [dateBounds(search.created), dateBounds(search.updated)];
  return {
    ...(q !== "" && { q }),
    ...(status.length > 0 && { status }),
    ...some("collection_id", search.collection),
    ...some("type_id", search.type),
    ...some("tags", search.tag),
    ...some("category_id", search.category),
    ...(search.category.length > 0 && { include_category_children: true }),
    ...some("sales_channel_id", search.channel),
    ...some("price_list_id", search.pricelist),
    ...(giftcard !== "" && { is_giftcard: giftcard === "yes" }),
    ...(created && { created_at: created }),
    ...(updated && { updated_at: updated }),
  };
}

/** Without its variants: they come page by page. */
export const productQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminRetrieveProduct, {
    id,
    query: { expand: "images,options,collection,type,tags,categories,sales_channels" },
  });

export const VARIANTS_PER_PAGE = 20;

export const variantListQuery = (client: HttpClient, id: string, search: VariantSearch) =>
  queryOptions(client, adminListProductVariants, {
    id,
    query: {
      ...(search.variants !== "" && { q: search.variants }),
      ...toPaging({ page: search.page, limit: VARIANTS_PER_PAGE }),
      order: "variant_rank",
      expand: "prices,options",
    },
  });

/** What can be sold of these variants, over all places. The list above knows only a number that nobody keeps up. */
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
export type Product = Answer<typeof productQuery>["product"];
export type Variant = Answer<typeof variantListQuery>["variants"][number];
export type ListedProduct = Answer<typeof productListQuery>["products"][number];
