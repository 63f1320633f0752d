import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { toPaging } from "./list-search.ts";
import type { MemberSearch } from "./member-search.ts";

/** The record that they belong to. */
export type MembersOf = { collection_id: string[] } | { category_id: string[] };

export const MEMBERS_PER_PAGE = 20;

// Without any relation, the server counts the rows of the page instead of those that match.
const counted = { expand: "collection" };

/** The products that belong to a record, as many as a page shows. */
export const memberProductsQuery = (
  client: HttpClient,
  of: MembersOf,
  { products, page, order }: MemberSearch,
) =>
  queryOptions(client, adminListProducts, {
    query: {
      ...of,
      ...(products !== "" && { q: products }),
      ...toPaging({ page, limit: MEMBERS_PER_PAGE }),
      order,
      fields: "id,title,handle,thumbnail,status",
      ...counted,
    },
  });

export type MemberQuery = ReturnType<typeof memberProductsQuery>;
export type Member = Awaited<ReturnType<MemberQuery["queryFn"]>>["products"][number];

/** The ids of all that match, in an order that leaves out none between two pages. */
export async function everyMember(
  client: HttpClient,
  of: MembersOf,
  products: string,
): Promise<string[]> {
  const query = {
    ...of,
    ...(products !== "" && { q: products }),
    limit: 500,
    order: "id",
    fields: "id",
    ...counted,
  };
  const ids = [];
  for await (const { id } of iterate(client, adminListProducts, { query })) ids.push(id);
  return ids;
}
