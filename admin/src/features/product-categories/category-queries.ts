import type { HttpClient } from "@countertop/sdk";
import {
  adminListProductCategories,
  adminRetrieveProductCategory,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { type MemberSearch, memberProductsQuery } from "../../patterns/list.ts";

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

/** Products right in a category, without those of the categories inside it. */
export const categoryProductsQuery = (client: HttpClient, id: string, search: MemberSearch) =>
  memberProductsQuery(client, { category_id: [id] }, search);

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type FullCategory = Answer<typeof categoryQuery>["product_category"];
