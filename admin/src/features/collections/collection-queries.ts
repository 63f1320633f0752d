import type { HttpClient } from "@countertop/sdk";
import {
  adminListCollections,
  adminListProducts,
  adminRetrieveCollection,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dateBounds } from "../../patterns/list-filters.ts";
import { toPaging } from "../../patterns/list-search.ts";
import type { Paging } from "../../patterns/list-types.ts";
import type { CollectionSearch, MemberSearch } from "./collection-search.ts";

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

export const MEMBERS_PER_PAGE = 20;

/** The products of a collection, as many as a page shows. */
export const memberListQuery = (client: HttpClient, id: string, search: MemberSearch) =>
  queryOptions(client, adminListProducts, {
    query: {
      collection_id: [id],
      ...(search.products !== "" && { q: search.products }),
      ...toPaging({ page: search.page, limit: MEMBERS_PER_PAGE }),
      order: "title",
      fields: "id,title,handle,thumbnail,status",
      // Without any relation, the server counts the rows of the page instead of those that match.
      expand: "collection",
    },
  });

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type Collection = Answer<typeof collectionQuery>["collection"];
export type Member = Answer<typeof memberListQuery>["products"][number];
export type ListedCollection = Answer<typeof collectionListQuery>["collections"][number];

/** What a record is called where it is spoken of: a title can be emptied by others than this admin. */
export const nameOf = ({
  id,
  title,
  handle,
}: {
  id: string;
  title: string;
  handle?: string | null;
}): string => title || handle || id;
