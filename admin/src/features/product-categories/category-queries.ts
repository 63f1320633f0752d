import type { HttpClient } from "@countertop/sdk";
import { adminListProductCategories } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { productCategories } from "../../resources/product-categories.ts";

/**
 * All categories in one request, without their relations. The server returns 5,000 categories in 0.2 s, but takes a second to
 * nest them. The search and the checks of moves need all categories.
 */
export const treeQuery = (client: HttpClient) =>
  queryOptions(client, adminListProductCategories, {
    query: {
      fields: "id,name,handle,rank,parent_category_id,is_active,is_internal",
      expand: "",
      limit: 20_000,
    },
  });

export type FullCategory = ReturnType<typeof productCategories.recordIn>;
