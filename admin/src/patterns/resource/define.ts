import type { HttpClient, Input, Operation, Output } from "@countertop/sdk";
import { queryOptions, type OperationQueryOptions, type QueryKey } from "@countertop/sdk/query";
import type { LucideIcon } from "lucide-react";
import type { TextKey } from "../../lib/text-key.ts";
import { matchesWords } from "../../lib/text-match.ts";
import type { ZoneEntities, ZonePlace } from "../../lib/extensions/zones.ts";
import { optionsQuery } from "../list/filter-types.ts";
import type { PageOf } from "../list/list-bulk.ts";
import type { FilterValue } from "../list/list-filters.ts";
import { readListState, toPaging, type Paging } from "../list/list-search.ts";
import {
  reader,
  toParams,
  type FilterDefs,
  type ListSearch,
  type PickSource,
  type QueryOf,
} from "./filters.ts";
import type { Hit, HitPart } from "./hits.ts";
import { byOrder, flipped } from "./order.ts";
import { inAnyOrder } from "./word-orders.ts";

/*
 * What a resource is, said once: from it come its list and record routes, crumb, neighbours, picker, and the filter by it on
 * other lists. Every name is one of the contract's, so that a misspelt one does not compile. Loaded with the first screens:
 * no components.
 */

/** One row of the answer to a list. */
export type RowOf<L> = {
  [Name in keyof Output<L>]: Output<L>[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Output<L>] & { id: string };
/** The record in the answer to a read or a write of one. */
export type RecordOf<R> = Extract<Output<R>[keyof Output<R>], { id: string }>;
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
  filters: F;
  /** Sent with every list: what every row has. */
  query?: QueryOf<L>;
  /**
   * By column: the fields of relations that it shows, as `fields` names them. They come by a second query for the rows of the
   * page alone, with these fields and no others: a relation that is merely expanded brings all that it is.
   */
  relations?: Readonly<Partial<Record<string, string>>>;
  /** Sent where records are only named, in pickers and search: what name, note and picture are made of. */
  hitQuery?: QueryOf<L>;
  /**
   * How else the server can be asked for what was typed, where its search by words does not look: by an id, a handle, a number.
   * Nothing where it does not look like one.
   */
  lookUp?(client: HttpClient, typed: string): Promise<QueryOf<L> | undefined>;
  /** The part of a record that is meant by exactly what was typed: a variant by its SKU. */
  partOf?(record: RowOf<L>, typed: string): HitPart | undefined;
  /** What is worth knowing of a hit beside its note. */
  factOf?(record: RowOf<L>): TextKey | undefined;
  /** Sent with every read of a record. */
  recordQuery?: QueryOf<R>;
  /** The server keeps no metadata that an update does not name again. */
  replacesMetadata?: boolean;
  /** The stem of its extension zones: `product` of `product.list.before` and `product.details.after`. */
  zone?: ZoneStem;
}
export type OrderOf<L> = (keyof RowOf<L> & string) | `-${keyof RowOf<L> & string}`;
export type ZoneStem =
  Extract<ZonePlace, `${string}.list`> extends `${infer Stem}.list`
    ? `${Stem}.details` extends keyof ZoneEntities
      ? Stem
      : never
    : never;

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
  /** The same rows again, with the relations that these columns show; nothing where they show none. */
  relationsQuery(
    client: HttpClient,
    ids: readonly string[],
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

/** So many are offered at first; the others are found by searching. */
const FIRST = 20;

export function defineResource<L, R, C, U, const F extends FilterDefs<L>>(
  def: ResourceDef<L, R, C, U, F> & { filters: F & FilterDefs<L> },
): Resource<L, R, C, U, F> {
  const orders = def.orders.flatMap((order) => [order, flipped(order)]) as unknown as [
    string,
    ...string[],
  ];
  const readers = Object.entries(def.filters).map(
    ([name, filter]) => [name, reader(filter)] as const,
  );
  const paged = def.list.items !== undefined;

  const filterQuery = (search: ListSearch<F>) =>
    Object.assign(
      {},
      paged && search.q !== "" && { q: search.q },
      ...Object.entries(def.filters).map(([name, filter]) =>
        toParams(filter, search[name as keyof typeof search] as FilterValue),
      ),
    ) as QueryOf<L>;
  const listOf = (client: HttpClient, query: object) =>
    queryOptions(client, def.list, ...([{ query }] as never));
  const matches = (row: RowOf<L>, words: string) =>
    matchesWords(`${def.nameOf(row)} ${def.noteOf?.(row) ?? ""}`, words);
  // A list that comes whole is searched here.
  const rowsIn = (answer: Output<L>, words = "") => {
    const all = (Object.values(answer as object).find(Array.isArray) ?? []) as RowOf<L>[];
    return paged || words === "" ? all : all.filter((row) => matches(row, words));
  };
  const hitInput = (words: string, limit: number) =>
    (paged ? { ...def.hitQuery, limit, ...(words !== "" && { q: words }) } : {}) as QueryOf<L>;
  const hitOf = (row: RowOf<L>, typed = ""): Hit => {
    const title = def.nameOf(row);
    const note = def.noteOf?.(row);
    const fact = def.factOf?.(row);
    const part = typed === "" ? undefined : def.partOf?.(row, typed);
    return {
      ...(fact && { fact }),
      ...(part && { part }),
      id: row.id,
      title,
      ...(note && note !== title && { note }),
      ...(def.pictureOf && { picture: def.pictureOf(row) ?? null }),
    };
  };
  const hasRows = (answer: Output<L>) => rowsIn(answer).length > 0;
  const hasCount = (answer: Output<L>) => (answer as { count: number }).count > 0;
  const lookUp = async (
    client: HttpClient,
    typed: string,
    ask: (query: object) => Promise<Output<L>>,
  ) => {
    const query = await def.lookUp?.(client, typed.trim());
    return query && ask(query);
  };
  const option = (row: RowOf<L>) => ({ value: row.id, label: def.nameOf(row) });
  const recordIn = (answer: Output<R>) =>
    Object.values(answer as object).find((part) => typeof part === "object") as RecordOf<R>;

  // By name, where the server can.
  const byName = def.orders.find((order) => !order.startsWith("-"));
  const first = paged && byName !== undefined ? { order: byName } : {};

  return {
    ...def,
    path: def.path ?? `/${def.slug}`,
    readSearch: (raw) =>
      ({
        ...readListState(raw, orders),
        ...Object.fromEntries(readers.map(([name, read]) => [name, read(raw[name])])),
      }) as ListSearch<F>,
    filterQuery,
    listQuery: (client, search, paging = toPaging(search)) => {
      const query = {
        ...def.query,
        ...filterQuery(search),
        ...(paged && { ...paging, order: search.order }),
      };
      const plain = listOf(client, query);
      if (!paged || search.q === "") return plain;
      return {
        ...plain,
        queryFn: async (context) => {
          const ask = (more: object) => listOf(client, { ...query, ...more }).queryFn(context);
          const found = await inAnyOrder(search.q, (q) => ask({ q }), hasCount);
          if (hasCount(found)) return found;
          const exact = await lookUp(client, search.q, (more) => ask({ q: undefined, ...more }));
          return exact && hasCount(exact) ? exact : found;
        },
      };
    },
    relationsQuery: (client, ids, columns) => {
      const fields = columns.flatMap((column) => def.relations?.[column]?.split(",") ?? []);
      if (fields.length === 0 || ids.length === 0) return undefined;
      return listOf(client, {
        id: [...ids],
        limit: ids.length,
        fields: ["id", ...new Set(fields)].join(),
        expand: [...new Set(fields.map((field) => field.split(".")[0]))].join(),
      });
    },
    recordQueryOptions: (client, id) =>
      queryOptions(
        client,
        // Only where there is a page of a record.
        def.record as Operation<R>,
        ...([{ id, ...(def.recordQuery && { query: def.recordQuery }) }] as never),
      ),
    rowsIn,
    hitInput,
    hitOf,
    hits: (client, words, limit) => ({
      queryKey: [...listOf(client, hitInput(words, limit)).queryKey, "hits", words],
      queryFn: async (context) => {
        const ask = (query: object) => listOf(client, query).queryFn(context);
        const [exact, byWords] = await Promise.all([
          lookUp(client, words, (query) => ask({ ...def.hitQuery, limit, ...query })),
          paged
            ? inAnyOrder(words, (q) => ask(hitInput(q, limit)), hasRows)
            : ask(hitInput(words, limit)),
        ]);
        const all = [...(exact ? rowsIn(exact) : []), ...rowsIn(byWords, words)];
        const first = new Map(all.map((row) => [row.id, row]));
        return [...first.values()].slice(0, limit).map((row) => hitOf(row, words));
      },
    }),
    pageOf: (answer, search, { limit, offset }) => {
      if (paged) return { rows: rowsIn(answer), count: (answer as { count: number }).count };
      // The server tells all at once, so sorting and paging are ours too.
      const found = rowsIn(answer, search.q).toSorted(byOrder(search.order));
      return { rows: found.slice(offset, offset + limit), count: found.length };
    },
    recordIn,
    options: (client) => ({
      search: (q) =>
        optionsQuery(listOf(client, { ...hitInput(q, FIRST), ...first }), (answer) =>
          rowsIn(answer, q).slice(0, FIRST).map(option),
        ),
      named: (id) =>
        def.record
          ? optionsQuery(queryOptions(client, def.record, ...([{ id }] as never)), (answer) => [
              option(recordIn(answer) as unknown as RowOf<L>),
            ])
          : optionsQuery(listOf(client, paged ? { id: [id] } : {}), (answer) =>
              rowsIn(answer)
                .filter((row) => row.id === id)
                .map(option),
            ),
    }),
  };
}
