import type { Chosen, HttpClient, Input, Operation } from "@countertop/sdk";
import type { OperationQueryOptions, QueryKey } from "@countertop/sdk/query";
import type { LucideIcon } from "lucide-react";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { ZoneEntities, ZonePlace } from "../../lib/extensions/zones.ts";
import type { PageOf } from "../../lib/collect.ts";
import type { Paging } from "../list-state/list-search.ts";
import type { ListSearch, PickSource, QueryOf } from "./filters.ts";
import type { SearchResult, HitPart } from "./hits.ts";

/* Definition of a resource. Its list and record routes, breadcrumb, neighbors, picker, and the filter by it on other lists
   derive from it. All names are those of the contract, so that a misspelled name doesn't compile. The first screens load this
   file, so it must not import components. */

/** One row of a list response. The visible columns determine its fields and relations. */
export type RowOf<L> = {
  [Name in keyof Chosen<L>]: Chosen<L>[Name] extends readonly (infer Row)[] ? Whole<Row> : never;
}[keyof Chosen<L>] & { id: string };
/** The record in the response to a read or a write. */
export type RecordOf<R> = Whole<Extract<Chosen<R>[keyof Chosen<R>], { id: string }>> & {
  id: string;
};
/**
 * A record of a query with `fields`, as the admin sends it. The server then returns related records completely. In the types, these
 * are the ones with an id.
 */
type Whole<Row> = { [Name in keyof Row]: WholeRecords<Row[Name]> };
type WholeRecords<Value> = Value extends readonly (infer One)[]
  ? [Extract<One, { id: unknown }>] extends [never]
    ? Value
    : (Extract<One, { id: unknown }> | Exclude<One, object>)[]
  : Value;
/** The fields from which a record's name is derived. A related record lacks relations that a row of the list has. */
export type Named<Row> = { id: string } & {
  [Name in keyof Row as Row[Name] extends Scalar ? Name : never]: Row[Name];
} & { [Name in keyof Row as Row[Name] extends Scalar ? never : Name]?: Row[Name] };
type Scalar = string | number | boolean | null | undefined;
export type BodyOf<O> = Input<O> extends { body?: infer Body } ? NonNullable<Body> : never;

/** A delete by id, with any response. */
export interface RemoveFacts {
  readonly method: string;
  readonly path: string;
  readonly invalidates?: readonly string[];
}

export interface ResourceDef<L, R, C, U, F> {
  /** Slug of the contract. Also the namespace of its strings, and the key of its list's views and columns. */
  slug: string;
  /** The path below `/a`. Default: the slug. */
  path?: string;
  icon: LucideIcon;
  /** Feature that the store needs for this page. */
  needs?: Feature;
  list: Operation<L>;
  /** Optional for resources without a record page. */
  record?: Operation<R>;
  create?: Operation<C>;
  update?: Operation<U>;
  remove?: RemoveFacts;
  /** Name of a record in sentences: a title, a number, or an address. It's never empty. */
  nameOf(record: Named<RowOf<L>>): string;
  /** Small text below the name, in pickers and search. */
  noteOf?(record: RowOf<L>): string | null | undefined;
  /** Image before the name, for resources with images: `null` if this record has none. */
  pictureOf?(record: RowOf<L>): string | null | undefined;
  /** Orders that the server supports; the first is the default, newest first for a date. */
  orders: readonly [OrderOf<L>, ...OrderOf<L>[]];
  /** Order of the records offered in pickers, if not by name. */
  offered?: OrderOf<L>;
  filters: F;
  /** Sent with every list: fields of every row. */
  query?: QueryOf<L>;
  /**
   * The fields of relations that each column shows, in the format of `fields`. A second query requests only these fields for
   * the rows of the page, because an expanded relation returns all of its fields.
   */
  relations?: Readonly<Partial<Record<string, string>>>;
  /** True if the list can't be filtered by ids. The second query then requests the same page again. */
  relationsByPage?: boolean;
  /** Sent by pickers and search: fields for name, note, and image. */
  hitQuery?: QueryOf<L>;
  /**
   * Additional queries for the typed text, for values that the server's word search doesn't cover: ids, handles, or numbers.
   * Undefined if the text looks like none of these. An ambiguous text has several queries, and the first one with results applies.
   * Combined with the list's filters.
   */
  lookUp?(
    client: HttpClient,
    typed: string,
  ): Promise<QueryOf<L> | readonly QueryOf<L>[] | undefined>;
  /** True if the server's list has no word search, so that only `lookUp` finds records. */
  wordless?: boolean;
  /** True if `lookUp` finds everything that the server's search finds, and more. `lookUp` then runs before the server's search. */
  looksUpAll?: boolean;
  /**
   * All searchable fields of a record, as text. The server compares the words with one field at a time. If this is set, words from
   * several fields also match, among the first records that contain one of the words.
   */
  textOf?(record: RowOf<L>): string;
  /** Scans records for matches that the server's search misses. */
  scan?: ResourceScan<L>;
  /** Matching records for filters that the server lacks; undefined while none is active. */
  clientFilter?(search: ListSearch<F>): ClientFilter<L> | undefined;
  /** The part of a record that matches the text exactly: a variant by its SKU. */
  partOf?(record: RowOf<L>, typed: string): HitPart | undefined;
  /** A fact about a search result, shown next to its note. */
  factOf?(record: RowOf<L>): TextKey | undefined;
  /** Adds fields that the list has, but the read of a record lacks. */
  complete?(client: HttpClient, record: RecordOf<R>): Promise<object>;
  /** Parameters of every read of a record. */
  recordQuery?: QueryOf<R>;
  /** Sent with every update, so that the response has the fields that the page shows. */
  updateQuery?: QueryOf<U>;
  /** True if several people edit a record at a time. Its page then refetches when the window regains focus. */
  live?: boolean;
  /** True if an update deletes metadata that it doesn't include. */
  replacesMetadata?: boolean;
  /** True to exclude the resource from the global search, which finds its parent record instead. */
  unsearched?: boolean;
  /** Prefix of its extension zones: `product` of `product.list.before` and `product.details.after`. */
  zone?: ZoneStem;
  /** Prefix of its page's zones, if it isn't the stem with `.details`. */
  pageZone?: Extract<keyof ZoneEntities, ZonePlace>;
}
/**
 * Reads and searches the first records that match the filters, at most `most`. If the server's search fills more than a page, only
 * its result is used.
 */
export interface ResourceScan<L> {
  /** Returns true if the server's results for the words are already complete. */
  complete(words: string): boolean;
  query: QueryOf<L>;
  most: number;
  matching(rows: RowOf<L>[], words: string): Promise<RowOf<L>[]>;
}
export type OrderOf<L> = (keyof RowOf<L> & string) | `-${keyof RowOf<L> & string}`;
export type ZoneStem =
  Extract<ZonePlace, `${string}.list`> extends `${infer Stem}.list`
    ? `${Stem}.details` extends keyof ZoneEntities
      ? Stem
      : never
    : never;

export interface ClientFilter<L> {
  /** The key that identifies this list in query keys. */
  key: string;
  /** Queries that find one record each. Without them, the first records are scanned, in the list's order. */
  queries?: ((client: HttpClient) => Promise<readonly QueryOf<L>[]>) | undefined;
  /** Maximum number of records to scan. */
  most: number;
  /** Relations that `keeps` reads, in addition to the list's. */
  query?: QueryOf<L>;
  /** Returns the matching records. `rows` are the scanned records, or those that a search found directly. */
  keeps?(client: HttpClient, rows: readonly RowOf<L>[]): Promise<(record: RowOf<L>) => boolean>;
}

/** Parts of a resource that a picker or a search needs. */
export interface SearchSource<L> {
  list: Operation<L>;
  /** Parameters of a search: this number of records that match the words, with the fields for names. */
  hitInput(words: string, limit: number): QueryOf<L>;
  /** Records in the response; if the server returns the whole list, only those that match the words. */
  rowsIn(answer: object, words?: string): RowOf<L>[];
  hitOf(record: RowOf<L>, typed?: string): SearchResult;
}

export interface Resource<L, R, C, U, F>
  extends ResourceDef<L, R, C, U, F>, PickSource, SearchSource<L> {
  path: string;
  nameOf(record: RowOf<L> | RecordOf<R> | Named<RowOf<L>>): string;
  readSearch(raw: Partial<Record<string, unknown>>): ListSearch<F>;
  /** Parameters for words and filters; undefined if the list shows everything. */
  filterQuery(search: ListSearch<F>): QueryOf<L>;
  listQuery(client: HttpClient, search: ListSearch<F>, paging?: Paging): OperationQueryOptions<L>;
  /** Rows of this page with the relations of these columns; undefined if they show none. */
  relationsQuery(
    client: HttpClient,
    page: { ids: readonly string[]; search: ListSearch<F>; paging: Paging },
    columns: readonly string[],
  ): OperationQueryOptions<L> | undefined;
  recordQueryOptions(client: HttpClient, id: string): OperationQueryOptions<R>;
  /** The first matches, as search results. */
  hits(
    client: HttpClient,
    words: string,
    limit: number,
  ): { queryKey: QueryKey; queryFn(context: { signal: AbortSignal }): Promise<SearchResult[]> };
  pageOf(answer: object, search: ListSearch<F>, paging: Paging): PageOf<RowOf<L>>;
  /** The record in the response to a read or a write. */
  recordIn(answer: object): RecordOf<R>;
}
export type SearchOf<Of extends { readSearch(raw: object): unknown }> = ReturnType<
  Of["readSearch"]
>;
// Any resource.
// oxlint-disable-next-line typescript/no-explicit-any -- its parts are functions of its own types
export type AnyResource = Resource<any, any, any, any, any>;
