import type { Chosen, HttpClient, Input, Operation, Output } from "@countertop/sdk";
import type { OperationQueryOptions, QueryKey } from "@countertop/sdk/query";
import type { LucideIcon } from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { ZoneEntities, ZonePlace } from "../../lib/extensions/zones.ts";
import type { PageOf } from "../list/list-bulk.ts";
import type { Paging } from "../list/list-search.ts";
import type { ListSearch, PickSource, QueryOf } from "./filters.ts";
import type { Hit, HitPart } from "./hits.ts";

/*
 * What a resource is, said once: from it come its list and record routes, crumb, neighbors, picker, and the filter by it on
 * other lists. Every name is one of the contract's, so that a misspelled one does not compile. Loaded with the first screens:
 * no components.
 */

/** One row of the answer to a list. Lists choose fields and relations by the columns that are shown. */
export type RowOf<L> = {
  [Name in keyof Chosen<L>]: Chosen<L>[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Chosen<L>] & { id: string };
/** The record in the answer to a read or a write of one. */
export type RecordOf<R> = Extract<Chosen<R>[keyof Chosen<R>], { id: string }>;
export type BodyOf<O> = Input<O> extends { body?: infer Body } ? NonNullable<Body> : never;

/** A delete by id, whatever it answers. */
export interface RemoveFacts {
  readonly method: string;
  readonly path: string;
  readonly invalidates?: readonly string[];
}

export interface ResourceDef<L, R, C, U, F> {
  /** The contract's. Also the name of its strings, and under which its list's views and columns are kept. */
  slug: string;
  /** Below `/a`; the slug where nothing else is said. */
  path?: string;
  icon: LucideIcon;
  /** Without it in the store, there is no such page. */
  needs?: Feature;
  list: Operation<L>;
  /** Where a record has no page, only its list is needed. */
  record?: Operation<R>;
  create?: Operation<C>;
  update?: Operation<U>;
  remove?: RemoveFacts;
  /** What a record is called where it is spoken of: a title, a number, an address; never nothing. */
  nameOf(record: RowOf<L>): string;
  /** Small print below the name, in pickers and search. */
  noteOf?(record: RowOf<L>): string | null | undefined;
  /** A picture before the name, for resources whose records have one: `null` where this one has none. */
  pictureOf?(record: RowOf<L>): string | null | undefined;
  /** What the server sorts by; the first is the usual order, newest first where it is a date. */
  orders: readonly [OrderOf<L>, ...OrderOf<L>[]];
  /** In which order the first are offered to choose from, where that is not by name. */
  offered?: OrderOf<L>;
  filters: F;
  /** Sent with every list: what every row has. */
  query?: QueryOf<L>;
  /**
   * By column: the fields of relations that it shows, as `fields` names them. They come by a second query for the rows of the
   * page alone, with these fields and no others: a relation that is merely expanded brings all that it is.
   */
  relations?: Readonly<Partial<Record<string, string>>>;
  /** The list cannot be asked for records by their ids: the second query is for the same page once more. */
  relationsByPage?: boolean;
  /** Sent where records are only named, in pickers and search: what name, note and picture are made of. */
  hitQuery?: QueryOf<L>;
  /**
   * How else the server can be asked for what was typed, where its search by words does not look: by an id, a handle, a number.
   * Nothing where it does not look like one; several where it can mean several things, of which the first is shown that finds
   * something. What the list is filtered by holds as well.
   */
  lookUp?(
    client: HttpClient,
    typed: string,
  ): Promise<QueryOf<L> | readonly QueryOf<L>[] | undefined>;
  /** The server's list knows no search by words: `lookUp` alone says what they ask for. */
  wordless?: boolean;
  /** `lookUp` finds all that the server's own search does, and more: so it is asked first. */
  looksUpAll?: boolean;
  /**
   * All that words are looked for in, where the server compares them with one text at a time: so words of several texts are
   * found too, among the first records that have one of them.
   */
  textOf?(record: RowOf<L>): string;
  /** What a filter leaves that the server does not have; nothing while none is on. */
  gather?(search: ListSearch<F>): Gather<L> | undefined;
  /** The part of a record that is meant by exactly what was typed: a variant by its SKU. */
  partOf?(record: RowOf<L>, typed: string): HitPart | undefined;
  /** What is worth knowing of a hit beside its note. */
  factOf?(record: RowOf<L>): TextKey | undefined;
  /** What the read of a record leaves out, and its rows in the list have. */
  complete?(client: HttpClient, record: RecordOf<R>): Promise<object>;
  /** Sent with every read of a record. */
  recordQuery?: QueryOf<R>;
  /** Sent with every update, where its answer would not have what the page shows. */
  updateQuery?: QueryOf<U>;
  /** Several people work at one record at a time: its page reads it again whenever one comes back to it. */
  live?: boolean;
  /** The server keeps no metadata that an update does not name again. */
  replacesMetadata?: boolean;
  /** Not among what is found from anywhere: whoever looks for one finds what it belongs to. */
  unsearched?: boolean;
  /** The stem of its extension zones: `product` of `product.list.before` and `product.details.after`. */
  zone?: ZoneStem;
  /** What the zones of its page are called, where that is not `.details` of the stem. */
  pageZone?: Extract<keyof ZoneEntities, ZonePlace>;
}
export type OrderOf<L> = (keyof RowOf<L> & string) | `-${keyof RowOf<L> & string}`;
export type ZoneStem =
  Extract<ZonePlace, `${string}.list`> extends `${infer Stem}.list`
    ? `${Stem}.details` extends keyof ZoneEntities
      ? Stem
      : never
    : never;

export type Gather<L> = {
  /** What tells this list from another. */
  key: string;
} & (
  | {
      /** Of each record that is left, the query that finds it alone. */
      queries(client: HttpClient): Promise<readonly QueryOf<L>[]>;
    }
  | {
      /** So many are looked through, in the list's order, for those that are kept. */
      most: number;
      keeps(client: HttpClient): Promise<(record: RowOf<L>) => boolean>;
    }
);

/** What a picker, or a search, needs of a resource. */
export interface HitSource<L> {
  list: Operation<L>;
  /** What the list is asked for: so many records that match the words, with what names them. */
  hitInput(words: string, limit: number): QueryOf<L>;
  /** The records in its answer; those that match the words, where the server tells all at once. */
  rowsIn(answer: Output<L>, words?: string): RowOf<L>[];
  hitOf(record: RowOf<L>, typed?: string): Hit;
}

export interface Resource<L, R, C, U, F>
  extends ResourceDef<L, R, C, U, F>, PickSource, HitSource<L> {
  path: string;
  readSearch(raw: Partial<Record<string, unknown>>): ListSearch<F>;
  /** What the list is searched and filtered by, as the call says it; nothing where it shows everything. */
  filterQuery(search: ListSearch<F>): QueryOf<L>;
  listQuery(client: HttpClient, search: ListSearch<F>, paging?: Paging): OperationQueryOptions<L>;
  /** The rows of this page again, with the relations that these columns show; nothing where they show none. */
  relationsQuery(
    client: HttpClient,
    page: { ids: readonly string[]; search: ListSearch<F>; paging: Paging },
    columns: readonly string[],
  ): OperationQueryOptions<L> | undefined;
  recordQueryOptions(client: HttpClient, id: string): OperationQueryOptions<R>;
  /** The first that match the words, as a search shows them. */
  hits(
    client: HttpClient,
    words: string,
    limit: number,
  ): { queryKey: QueryKey; queryFn(context: { signal: AbortSignal }): Promise<Hit[]> };
  pageOf(answer: Output<L>, search: ListSearch<F>, paging: Paging): PageOf<RowOf<L>>;
  recordIn(answer: Output<R>): RecordOf<R>;
}
export type SearchOf<Of extends { readSearch(raw: object): unknown }> = ReturnType<
  Of["readSearch"]
>;
// A list of resources of any kind.
// oxlint-disable-next-line typescript/no-explicit-any -- its parts are functions of its own types
export type AnyResource = Resource<any, any, any, any, any>;
