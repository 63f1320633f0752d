import type { HttpClient, Input, Operation } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { chunk, forEachConcurrently } from "../../lib/concurrency.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { Filtered } from "../picker/picker-filters.tsx";
import type { SearchSource, OrderOf, RowOf } from "../resource/define.ts";
import type { QueryOf } from "../resource/filters.ts";
import { everyRow } from "../resource/every-row.ts";
import { requestOptions } from "../resource/requests.ts";
import type { OperationWriter } from "@countertop/sdk/react";
import { readText } from "../filter/list-filters.ts";
import { readOne, readPage, toPaging } from "../list-state/list-search.ts";

/* The records that belong to another record, such as the products of a collection: how they are listed, added, and
   removed. The routes load this file, so it must not import components. */

/** The state of the list in the URL of the owner's page. There can be thousands of records. */
export interface RelatedSearch {
  find: string;
  page: number;
  order: string;
}
export const RELATED_PER_PAGE = 20;

/** Adds or removes records, and reports which ones, because some of the requests may fail. */
export type ChangeRelated = (
  write: OperationWriter,
  owner: string,
  ids: readonly string[],
  onDone: (ids: readonly string[]) => void,
) => Promise<void>;

/**
 * Sends one call for several records. The server is slow with thousands in one call, so they're sent in several consecutive
 * calls.
 */
export const batch =
  <O>(operation: Operation<O>, input: (owner: string, ids: string[]) => Input<O>): ChangeRelated =>
  (write, owner, ids, onDone) =>
    forEachConcurrently(chunk(ids, 250), 1, async (part) => {
      await write(operation, input(owner, part));
      onDone(part);
    });

export interface RelationLabels {
  title: TextKey;
  table: TextKey;
  search: TextKey;
  /** The heading of the name column. */
  name: TextKey;
  emptyTitle: TextKey;
  emptyText: TextKey;
  order: TextKey;
  /** The text of the button and the title of the picker, for relations to which records can be added. */
  add?: TextKey;
  addText?: TextKey;
  find?: TextKey;
  none?: TextKey;
  already?: TextKey;
  /** The text for a record that belongs to another owner, whose name is `{{title}}`. */
  elsewhere?: TextKey;
  added?: TextKey;
  /** Texts for removing records, for relations that allow it. */
  remove?: TextKey;
  removed?: TextKey;
}

export interface RelationDef<L> {
  /** The slug of the owner's resource. It is part of the key under which the selection is stored. */
  owner: string;
  resource: SearchSource<L> & { slug: string; path: string };
  /** Returns the query that filters the list by its owner. */
  filter(owner: string): QueryOf<L>;
  /** The query parameters that the columns need. */
  query?: QueryOf<L>;
  /** The available sort orders, starting with the default. */
  orders: readonly [
    readonly [OrderOf<L>, TextKey],
    ...(readonly (readonly [OrderOf<L>, TextKey])[]),
  ];
  add?: ChangeRelated;
  remove?: ChangeRelated;
  /**
   * The query parameters of the picker. The result must show whether a record is already in this or a different relation.
   */
  pickQuery?: QueryOf<L>;
  /** The filters of the picker. */
  filtered?: Filtered;
  isIn?(record: RowOf<L>, owner: string): boolean;
  /** Returns the name of the current owner, if a record can have only one. */
  elsewhere?(record: RowOf<L>): string | null | undefined;
  labels: RelationLabels;
}

export interface Relation<L> extends RelationDef<L> {
  readSearch(raw: Partial<Record<keyof RelatedSearch, unknown>>): RelatedSearch;
  listQuery(client: HttpClient, owner: string, search: RelatedSearch): OperationQueryOptions<L>;
  /** Returns the ids of all matching records. Sorts by id, so that records don't move between pages. */
  everyId(client: HttpClient, owner: string, find: string): Promise<string[]>;
}

/** Returns a function that parses the search parameters of a list of related records, which has these sort orders. */
export const relatedSearch =
  (orders: readonly (readonly [string, TextKey])[]): Relation<unknown>["readSearch"] =>
  (raw) => ({
    find: readText(raw.find),
    page: readPage(raw.page),
    order: readOne(raw.order, [orders[0]?.[0] ?? "", ...orders.map(([order]) => order)]),
  });

export function defineRelation<L>(def: RelationDef<L>): Relation<L> {
  const { resource, filter, query } = def;
  return {
    ...def,
    readSearch: relatedSearch(def.orders),
    listQuery: (client, owner, { find, page, order }) => {
      const asked = {
        ...(resource.hitInput(find, RELATED_PER_PAGE) as object),
        ...query,
        ...(filter(owner) as object),
        ...toPaging({ page, limit: RELATED_PER_PAGE }),
        order,
      };
      return requestOptions(client, resource.list, { query: asked });
    },
    everyId: async (client, owner, find) => {
      const asked = {
        ...(resource.hitInput(find, 500) as object),
        ...query,
        ...(filter(owner) as object),
        order: "id",
        fields: "id",
      };
      const ids = [];
      for await (const { id } of everyRow(client, resource.list, { query: asked })) ids.push(id);
      return ids;
    },
  };
}
