import type { HttpClient, Input, Operation, Output } from "@countertop/sdk";
import { queryOptions, type OperationQueryOptions } from "@countertop/sdk/query";
import type { LucideIcon } from "lucide-react";
import { matchesWords } from "../../lib/text-match.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { ZoneEntities, ZonePlace } from "../../lib/extensions/zones.ts";
import { optionsQuery, type Records } from "../list/filter-types.ts";
import type { PageOf } from "../list/list-bulk.ts";
import {
  dateBounds,
  readDates,
  readIds,
  readNumbers,
  readYesNo,
  numberBounds,
  someOf,
  type FilterValue,
} from "../list/list-filters.ts";
import { readListState, toPaging, type ListState } from "../list/list-search.ts";
import type { Paging } from "../list/list-types.ts";

/*
 * What a resource is, said once: from it come its list and record routes, crumb, neighbours, picker, and the filter by it on
 * other lists. Every name is one of the contract's, so that a misspelt one does not compile. Loaded with the first screens:
 * no components.
 */

type QueryOf<L> = Input<L> extends { query?: infer Query } ? NonNullable<Query> : object;
/** The parameters of a list that take what `Value` is. */
type ParamOf<L, Value> = {
  [Name in keyof QueryOf<L>]-?: Value extends NonNullable<QueryOf<L>[Name]> ? Name : never;
}[keyof QueryOf<L>] &
  string;
type ChoiceOf<L> = {
  [Name in keyof QueryOf<L>]-?: NonNullable<QueryOf<L>[Name]> extends readonly (infer Value)[]
    ? [Value] extends [string]
      ? {
          kind: "choice";
          param: Name;
          options: readonly Value[];
          optionLabel(value: Value): TextKey;
        }
      : never
    : never;
}[keyof QueryOf<L>];

/** What a list can be filtered by: the parameter of the call, and how it is written in the address. */
export type FilterDef<L> = { label: TextKey } & (
  | ChoiceOf<L>
  | { kind: "dates"; param: ParamOf<L, { gte?: string; lt?: string }> }
  | { kind: "numbers"; param: ParamOf<L, { gte?: number; lte?: number }> }
  | { kind: "boolean"; param: ParamOf<L, boolean>; yes?: TextKey; no?: TextKey }
  | {
      kind: "records";
      param: ParamOf<L, string[]>;
      of: PickSource;
      /** Sent beside the ids, as long as there are some. */
      more?: QueryOf<L>;
    }
);
export type FilterDefs<L> = Readonly<Record<string, FilterDef<L>>>;

type FilterWord<Def> = Def extends { kind: "choice"; options: readonly (infer Value)[] }
  ? Value[]
  : Def extends { kind: "records" }
    ? string[]
    : Def extends { kind: "boolean" }
      ? "" | "yes" | "no"
      : string;

/** What the address of a resource's list says. */
export type ListSearch<F> = ListState & { -readonly [Name in keyof F]: FilterWord<F[Name]> };

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
  /** What the server sorts by; the first is the usual order, newest first where it is a date. */
  orders: readonly [OrderOf<L>, ...OrderOf<L>[]];
  filters: F;
  /** Sent with every list; a function is told which columns are shown. */
  query?: QueryOf<L> | ((columns: readonly string[]) => QueryOf<L>);
  /** Sent with every read of a record. */
  recordQuery?: QueryOf<R>;
  /** The columns that are shown until somebody chooses others, where `query` is told. */
  usualColumns?: readonly string[];
  /** The server keeps no metadata that an update does not name again. */
  replacesMetadata?: boolean;
  /** The stem of its extension zones: `product` of `product.list.before` and `product.details.after`. */
  zone?: ZoneStem;
}
type OrderOf<L> = (keyof RowOf<L> & string) | `-${keyof RowOf<L> & string}`;
export type ZoneStem =
  Extract<ZonePlace, `${string}.list`> extends `${infer Stem}.list`
    ? `${Stem}.details` extends keyof ZoneEntities
      ? Stem
      : never
    : never;

/** What a picker, or a filter on another list, needs of a resource. */
export interface PickSource {
  options(client: HttpClient): Records;
}

export interface Resource<L, R, C, U, F> extends ResourceDef<L, R, C, U, F>, PickSource {
  path: string;
  usualColumns: readonly string[];
  readSearch(raw: Partial<Record<string, unknown>>): ListSearch<F>;
  /** What the list is searched and filtered by, as the call says it; nothing where it shows everything. */
  filterQuery(search: ListSearch<F>): QueryOf<L>;
  listQuery(
    client: HttpClient,
    search: ListSearch<F>,
    paging?: Paging,
    columns?: readonly string[],
  ): OperationQueryOptions<L>;
  recordQueryOptions(client: HttpClient, id: string): OperationQueryOptions<R>;
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
  const rows = (answer: Output<L>) =>
    (Object.values(answer as object).find(Array.isArray) ?? []) as RowOf<L>[];
  const option = (row: RowOf<L>) => ({ value: row.id, label: def.nameOf(row) });
  const recordIn = (answer: Output<R>) =>
    Object.values(answer as object).find((part) => typeof part === "object") as RecordOf<R>;

  // By name, where the server can.
  const byName = def.orders.find((order) => !order.startsWith("-"));
  const first = { limit: FIRST, ...(byName !== undefined && { order: byName }) };

  return {
    ...def,
    path: def.path ?? `/${def.slug}`,
    usualColumns: def.usualColumns ?? [],
    readSearch: (raw) =>
      ({
        ...readListState(raw, orders),
        ...Object.fromEntries(readers.map(([name, read]) => [name, read(raw[name])])),
      }) as ListSearch<F>,
    filterQuery,
    listQuery: (client, search, paging = toPaging(search), columns = def.usualColumns ?? []) =>
      listOf(client, {
        ...(typeof def.query === "function" ? def.query(columns) : def.query),
        ...filterQuery(search),
        ...(paged && { ...paging, order: search.order }),
      }),
    recordQueryOptions: (client, id) =>
      queryOptions(
        client,
        // Only where there is a page of a record.
        def.record as Operation<R>,
        ...([{ id, ...(def.recordQuery && { query: def.recordQuery }) }] as never),
      ),
    pageOf: (answer, search, { limit, offset }) => {
      const all = rows(answer);
      if (paged) return { rows: all, count: (answer as { count: number }).count };
      // The server tells all at once, so searching, sorting and paging are ours.
      const found = all
        .filter((row) => matchesWords(`${def.nameOf(row)} ${def.noteOf?.(row) ?? ""}`, search.q))
        .sort(byOrder(search.order));
      return { rows: found.slice(offset, offset + limit), count: found.length };
    },
    recordIn,
    options: (client) => ({
      search: (q) =>
        optionsQuery(listOf(client, paged ? { ...first, ...(q !== "" && { q }) } : {}), (answer) =>
          rows(answer)
            .map(option)
            .filter(({ label }) => paged || matchesWords(label, q)),
        ),
      named: (id) =>
        def.record
          ? optionsQuery(queryOptions(client, def.record, ...([{ id }] as never)), (answer) => [
              option(recordIn(answer) as unknown as RowOf<L>),
            ])
          : optionsQuery(listOf(client, paged ? { id: [id] } : {}), (answer) =>
              rows(answer)
                .filter((row) => row.id === id)
                .map(option),
            ),
    }),
  };
}

const flipped = (order: string): string => (order.startsWith("-") ? order.slice(1) : `-${order}`);

function byOrder(order: string) {
  const sign = order.startsWith("-") ? -1 : 1;
  const field = order.replace("-", "");
  const text = (row: object) => String(Reflect.get(row, field) ?? "");
  return (a: object, b: object) =>
    sign * text(a).localeCompare(text(b), undefined, { numeric: true });
}

type AnyFilter = {
  kind: string;
  param: string;
  options?: readonly string[];
  more?: object;
};

function reader(given: unknown): (raw: unknown) => FilterValue {
  const { kind, options = [] } = given as AnyFilter;
  switch (kind) {
    case "choice":
      return someOf(options);
    case "records":
      return readIds;
    case "boolean":
      return readYesNo;
    case "numbers":
      return readNumbers;
    default:
      return readDates;
  }
}

function toParams(given: unknown, value: FilterValue): object | undefined {
  const { kind, param, more } = given as AnyFilter;
  if (value.length === 0) return undefined;
  switch (kind) {
    case "boolean":
      return { [param]: value === "yes" };
    case "dates":
      return { [param]: dateBounds(String(value)) };
    case "numbers":
      return { [param]: numberBounds(String(value)) };
    default:
      return { [param]: value, ...more };
  }
}
