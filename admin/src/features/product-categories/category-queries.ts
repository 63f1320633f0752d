import type { HttpClient } from "@countertop/sdk";
import {
  adminListProductCategories,
  adminListProducts,
  adminRetrieveProductCategory,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { toPaging } from "../../patterns/list-search.ts";

/**
 * All categories at once, without their relations: the server answers 5,000 of them in 0.2 s, but takes a second to nest
 * them. Only so can a search find any of them, and a move be checked against all.
 */
export const treeQuery = (client: HttpClient) =>
  queryOptions(client, adminListProductCategories, {
    query: {
      fields: "id,name,handle,rank,parent_category_id,is_active,is_internal",
      expand: "",
      limit: 20_000,
    },
  });

export const categoryQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminRetrieveProductCategory, { id, query: { expand: "" } });

export const PRODUCTS_PER_PAGE = 20;

/** Products right in a category, without those of the categories inside it. */
export const categoryProductsQuery = (
  client: HttpClient,
  id: string,
  search: { products: string; page: number },
) =>
  queryOptions(client, adminListProducts, {
    query: {
      category_id: [id],
      ...(search.products !== "" && { q: search.products }),
      ...toPaging({ page: search.page, limit: PRODUCTS_PER_PAGE }),
      order: "title",
      fields: "id,title,thumbnail,status",
      // Without any relation, the server counts the rows of the page instead of those that match.
      expand: "collection",
    },
  });

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type FullCategory = Answer<typeof categoryQuery>["product_category"];
export type CategoryProduct = Answer<typeof categoryProductsQuery>["products"][number];
