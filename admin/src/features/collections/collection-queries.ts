import type { HttpClient } from "@countertop/sdk";
import { adminListCollections, adminRetrieveCollection } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dateBounds } from "../../patterns/list-filters.ts";
import { toPaging } from "../../patterns/list-search.ts";
import type { Paging } from "../../patterns/list-types.ts";
import { memberProductsQuery } from "../../patterns/member-products-query.ts";
import type { MemberSearch } from "../../patterns/member-search.ts";
import type { CollectionSearch } from "./collection-search.ts";

/** The page of the list. The server cannot be asked for less than the whole of it, so its products come along as well. */
export const collectionListQuery = (
  client: HttpClient,
  search: CollectionSearch,
  paging: Paging = toPaging(search),
) => {
  const [created, updated] = [dateBounds(search.created), dateBounds(search.updated)];
  return queryOptions(client, adminListCollections, {
    query: {
      ...(search.q !== "" && { q: search.q }),
      ...(created && { created_at: created }),
      ...(updated && { updated_at: updated }),
      ...paging,
      order: search.order,
    },
  });
};

export const collectionQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminRetrieveCollection, { id });

export const collectionProductsQuery = (client: HttpClient, id: string, search: MemberSearch) =>
  memberProductsQuery(client, { collection_id: [id] }, search);

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type Collection = Answer<typeof collectionQuery>["collection"];
export type ListedCollection = Answer<typeof collectionListQuery>["collections"][number];
