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

/* The definition of a resource. Its list and record routes, breadcrumb, neighbors, picker, and its filter in other lists
   derive from this. All names are those of the contract, so that a misspelled name doesn't compile. The first screens load
   this file, so it must not import components. */

/** One row of a list response. The visible columns determine its fields and relations. */
export type RowOf<L> = {
  [Name in keyof Chosen<L>]: Chosen<L>[Name] extends readonly (infer Row)[] ? Whole<Row> : never;
}[keyof Chosen<L>] & { id: string };
/** The record in the response to a read or a write. */
export type RecordOf<R> = Whole<Extract<Chosen<R>[keyof Chosen<R>], { id: string }>> & {
  id: string;
};
/**
 * A record in the response to a query with `fields`, as the admin sends it. The server then returns related records completely.
 * In the types, these are the ones that have an id.
 */
type Whole<Row> = { [Name in keyof Row]: WholeRecords<Row[Name]> };
type WholeRecords<Value> = Value extends readonly (infer One)[]
  ? [Extract<One, { id: unknown }>] extends [never]
    ? Value
    : (Extract<One, { id: unknown }> | Exclude<One, object>)[]
  : Value;
/** The fields that a record's name is derived from. A related record may lack the relations that a row of the list has. */
export type Named<Row> = { id: string } & {
  [Name in keyof Row as Row[Name] extends Scalar ? Name : never]: Row[Name];
} & { [Name in keyof Row as Row[Name] extends Scalar ? never : Name]?: Row[Name] };
type Scalar = string | number | boolean | null | undefined;
export type BodyOf<O> = Input<O> extends { body?: infer Body } ? NonNullable<Body> : never;

/** An operation that deletes a record by its id, with any response. */
export interface RemoveFacts {
  readonly method: string;
  readonly path: string;
  readonly invalidates?: readonly string[];
}

export interface ResourceDef<L, R, C, U, F> {
  /**
   * The slug in the contract. It is also the namespace of the resource's strings, and the storage key for its list's views and
   * columns.
   */
  slug: string;
  /** The path below `/a`. Default: the slug. */
  path?: string;
  icon: LucideIcon;
  /** The feature that the store must have. */
  needs?: Feature;
  list: Operation<L>;
  /** Undefined for resources without a page for records. */
  record?: Operation<R>;
  create?: Operation<C>;
  update?: Operation<U>;
  remove?: RemoveFacts;
  /** Returns the name of a record in sentences: a title, a number, or an address. It must never be empty. */
  nameOf(record: Named<RowOf<L>>): string;
  /** Returns a small text below the name, for pickers and search results. */
  noteOf?(record: RowOf<L>): string | null | undefined;
  /** Returns the image before the name, for resources with images. Null for a record without one. */
  pictureOf?(record: RowOf<L>): string | null | undefined;
  /** The sort orders that the server supports, starting with the default. Dates start with the newest: `-created_at`. */
  orders: readonly [OrderOf<L>, ...OrderOf<L>[]];
  /** The sort order of records in a filter of another list, if it isn't by name. */
  offered?: OrderOf<L>;
  filters: F;
  /** Parameters of all requests for the list, such as the fields of a row. */
  query?: QueryOf<L>;
  /**
   * The fields of relations that each column needs, in the format of `fields`. A second query requests only these fields for
   * the rows on the page, because a relation in the first query would be returned with all of its fields.
   */
  relations?: Readonly<Partial<Record<string, string>>>;
  /** True if the list can't be filtered by ids. The second query then requests the same page again. */
  relationsByPage?: boolean;
  /** Parameters of pickers and searches, such as the fields for name, note, and image. */
  hitQuery?: QueryOf<L>;
  /**
   * Returns additional queries for values that the server's word search doesn't find, such as ids, handles, or numbers.
   * Undefined if the typed text can't be such a value. For ambiguous text, returns several queries, of which the first one with
   * results is used. They are combined with the list's filters.
   */
  lookUp?(
    client: HttpClient,
    typed: string,
  ): Promise<QueryOf<L> | readonly QueryOf<L>[] | undefined>;
  /** True if the server has no word search for the list, so that only `lookUp` finds records. */
  wordless?: boolean;
  /** True if `lookUp` finds everything that the server's search finds, and more. `lookUp` then runs first. */
  looksUpAll?: boolean;
  /**
   * Returns all searchable fields of a record as one string. The server compares the words with one field at a time. With this
   * function, words from several fields also match, among the first records that contain one of the words.
   */
  textOf?(record: RowOf<L>): string;
  /** Scans records for matches that the server's search doesn't find. */
  scan?: ResourceScan<L>;
  /** Returns the records that match filters that the server doesn't support. Undefined if no such filter is active. */
  clientFilter?(search: ListSearch<F>): ClientFilter<L> | undefined;
  /** Returns the part of a record that matches the text exactly, such as the variant with this SKU. */
  partOf?(record: RowOf<L>, typed: string): HitPart | undefined;
  /** Returns a fact about a search result, which is shown next to its note. */
  factOf?(record: RowOf<L>): TextKey | undefined;
  /** Adds fields that the list contains, but the response for a single record doesn't. */
  complete?(client: HttpClient, record: RecordOf<R>): Promise<object>;
  /** Parameters of all requests for a single record. */
  recordQuery?: QueryOf<R>;
  /** Parameters of all updates, so that the response contains the fields that the page shows. */
  updateQuery?: QueryOf<U>;
  /**
   * True if several people may edit a record at the same time. Its page then refetches at intervals, and when the window regains
   * focus.
   */
  live?: boolean;
  /** True if an update deletes metadata that it doesn't include. */
  replacesMetadata?: boolean;
  /** True to exclude the resource from the global search, which finds the parent record instead. */
  unsearched?: boolean;
  /** The prefix of its zones for extensions, such as `product` for `product.list.before` and `product.details.after`. */
  zone?: ZoneStem;
  /** The prefix of its page's zones, if it isn't `zone` with `.details`. */
  pageZone?: Extract<keyof ZoneEntities, ZonePlace>;
}
/**
 * Reads the first records that match the filters, at most `most`, and searches them. If the server's search has results for
 * more than one page, only those are used.
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
  /** The key of this filter in query keys. */
  key: string;
  /** Returns queries that find one record each. Without it, the first records are scanned, in the list's sort order. */
  queries?: ((client: HttpClient) => Promise<readonly QueryOf<L>[]>) | undefined;
  /** Maximum number of records to scan. */
  most: number;
  /** Relations that `keeps` needs, in addition to those of the list. */
  query?: QueryOf<L>;
  /** Returns a function that tells whether a record matches. `rows` are the scanned records, or those that a search found. */
  keeps?(client: HttpClient, rows: readonly RowOf<L>[]): Promise<(record: RowOf<L>) => boolean>;
}

/** The parts of a resource that pickers and searches need. */
export interface SearchSource<L> {
  list: Operation<L>;
  /** Returns the parameters of a search: the words, the number of records, and the fields that their names need. */
  hitInput(words: string, limit: number): QueryOf<L>;
  /**
   * Returns the query for the first records that match the words. If the server's search has no results, also tries what the
   * list's search tries. `inputOf` returns the parameters of a search for these words.
   */
  searchQuery(
    client: HttpClient,
    words: string,
    inputOf: (words: string) => object,
  ): OperationQueryOptions<L>;
  /** Returns the records in a response. If the server returns the whole list, only those that match the words. */
  rowsIn(answer: object, words?: string): RowOf<L>[];
  hitOf(record: RowOf<L>, typed?: string): SearchResult;
}

export interface Resource<L, R, C, U, F>
  extends ResourceDef<L, R, C, U, F>, PickSource, SearchSource<L> {
  path: string;
  nameOf(record: RowOf<L> | RecordOf<R> | Named<RowOf<L>>): string;
  readSearch(raw: Partial<Record<string, unknown>>): ListSearch<F>;
  /** Returns the parameters for words and filters. Empty if the list isn't filtered. */
  filterQuery(search: ListSearch<F>): QueryOf<L>;
  listQuery(client: HttpClient, search: ListSearch<F>, paging?: Paging): OperationQueryOptions<L>;
  /**
   * Returns the query for the relations that these columns show, for the rows on the page. Undefined if the columns don't show
   * relations.
   */
  relationsQuery(
    client: HttpClient,
    page: { ids: readonly string[]; search: ListSearch<F>; paging: Paging },
    columns: readonly string[],
  ): OperationQueryOptions<L> | undefined;
  recordQueryOptions(client: HttpClient, id: string): OperationQueryOptions<R>;
  /** Returns the first matches as search results. */
  hits(
    client: HttpClient,
    words: string,
    limit: number,
  ): { queryKey: QueryKey; queryFn(context: { signal: AbortSignal }): Promise<SearchResult[]> };
  pageOf(answer: object, search: ListSearch<F>, paging: Paging): PageOf<RowOf<L>>;
  /** Returns the record in the response to a read or a write. */
  recordIn(answer: object): RecordOf<R>;
}
export type SearchOf<Of extends { readSearch(raw: object): unknown }> = ReturnType<
  Of["readSearch"]
>;
// Any resource.
// oxlint-disable-next-line typescript/no-explicit-any -- the properties are functions of the resource's own types
export type AnyResource = Resource<any, any, any, any, any>;
