import { iterate, type HttpClient, type Input, type Operation } from "@countertop/sdk";
import { queryOptions, type OperationQueryOptions } from "@countertop/sdk/query";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { Filtered } from "../picker/picker-filters.tsx";
import type { HitSource, OrderOf, RowOf } from "../resource/define.ts";
import type { QueryOf } from "../resource/filters.ts";
import type { OperationWriter } from "@countertop/sdk/react";
import { readText } from "./list-filters.ts";
import { readOne, readPage, toPaging } from "./list-search.ts";

/*
 * The records that belong to another one, such as the products of a collection: which they are, and how they come and go,
 * said once. Loaded with the routes: no components.
 */

/** What the address of the owner's page says of the list: there can be thousands. */
export interface RelatedSearch {
  find: string;
  page: number;
  order: string;
}
export const RELATED_PER_PAGE = 20;

/** Tells which of them it has done, since it may fail halfway. */
export type ChangeRelated = (
  write: OperationWriter,
  owner: string,
  ids: readonly string[],
  onDone: (ids: readonly string[]) => void,
) => Promise<void>;

/** One call for many. The server takes thousands at once only slowly: part by part, one after the other. */
export const batch =
  <O>(operation: Operation<O>, input: (owner: string, ids: string[]) => Input<O>): ChangeRelated =>
  (write, owner, ids, onDone) =>
    forEachConcurrently(chunk(ids, 250), 1, async (part) => {
      await write(operation, input(owner, part));
      onDone(part);
    });

/** One call for each record. */
export const perRecord =
  <O>(operation: Operation<O>, input: (owner: string, id: string) => Input<O>): ChangeRelated =>
  (write, owner, ids, onDone) =>
    forEachConcurrently(ids, CONCURRENCY, async (id) => {
      await write(operation, input(owner, id));
      onDone([id]);
    });

export interface RelationLabels {
  title: TextKey;
  table: TextKey;
  search: TextKey;
  /** The column of what names them. */
  name: TextKey;
  emptyTitle: TextKey;
  emptyText: TextKey;
  order: TextKey;
  /** For the relations to which records can be added: the button, and the window to choose in. */
  add?: TextKey;
  addText?: TextKey;
  find?: TextKey;
  none?: TextKey;
  already?: TextKey;
  /** Where it is now, as `{{title}}`. */
  elsewhere?: TextKey;
  added?: TextKey;
  /** For those from which they can be taken. */
  remove?: TextKey;
  removed?: TextKey;
}

export interface RelationDef<L> {
  /** The slug of whose page it is on: what is selected is remembered by it. */
  owner: string;
  resource: HitSource<L> & { slug: string; path: string };
  /** Names the owner to the list. */
  filter(owner: string): QueryOf<L>;
  /** What its columns need. */
  query?: QueryOf<L>;
  /** What it can be sorted by, the usual order first. */
  orders: readonly (readonly [OrderOf<L>, TextKey])[];
  add?: ChangeRelated;
  remove?: ChangeRelated;
  /** What tells whether a record is there already, or elsewhere, asked for where one chooses. */
  pickQuery?: QueryOf<L>;
  /** The filters that they are chosen by too. */
  filtered?: Filtered;
  isIn?(record: RowOf<L>, owner: string): boolean;
  /** Where it is now, if it can be in one place only. */
  elsewhere?(record: RowOf<L>): string | null | undefined;
  labels: RelationLabels;
}

export interface Relation<L> extends RelationDef<L> {
  readSearch(raw: Partial<Record<keyof RelatedSearch, unknown>>): RelatedSearch;
  listQuery(client: HttpClient, owner: string, search: RelatedSearch): OperationQueryOptions<L>;
  /** The ids of all that match, in an order that leaves out none between two pages. */
  everyId(client: HttpClient, owner: string, find: string): Promise<string[]>;
}

export function defineRelation<L>(def: RelationDef<L>): Relation<L> {
  const { resource, filter, query } = def;
  const orders = def.orders.map(([order]) => order) as unknown as readonly [string, ...string[]];
  return {
    ...def,
    readSearch: (raw) => ({
      find: readText(raw.find),
      page: readPage(raw.page),
      order: readOne(raw.order, orders),
    }),
    listQuery: (client, owner, { find, page, order }) => {
      const asked = {
        ...(resource.hitInput(find, RELATED_PER_PAGE) as object),
        ...query,
        ...(filter(owner) as object),
        ...toPaging({ page, limit: RELATED_PER_PAGE }),
        order,
      };
      return queryOptions(client, resource.list, ...([{ query: asked }] as never));
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
      const all = iterate(client, resource.list as never, { query: asked } as never);
      for await (const { id } of all as AsyncIterable<{ id: string }>) ids.push(id);
      return ids;
    },
  };
}
