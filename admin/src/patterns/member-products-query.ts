import type { HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { toPaging } from "./list-search.ts";

/** Which products of a record are shown, since there can be thousands. */
export interface MemberSearch {
  products: string;
  page: number;
}

export const MEMBERS_PER_PAGE = 20;

/** The products that belong to a record, as many as a page shows. */
export const memberProductsQuery = (
  client: HttpClient,
  of: { collection_id: string[] } | { category_id: string[] },
  { products, page }: MemberSearch,
) =>
  queryOptions(client, adminListProducts, {
    query: {
      ...of,
      ...(products !== "" && { q: products }),
      ...toPaging({ page, limit: MEMBERS_PER_PAGE }),
      order: "title",
      fields: "id,title,handle,thumbnail,status",
      // Without any relation, the server counts the rows of the page instead of those that match.
      expand: "collection",
    },
  });

export type MemberQuery = ReturnType<typeof memberProductsQuery>;
export type Member = Awaited<ReturnType<MemberQuery["queryFn"]>>["products"][number];
