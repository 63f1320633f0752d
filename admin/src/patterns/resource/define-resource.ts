import type { HttpClient, Operation, Output } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { matchesWords } from "../../lib/text-match.ts";
import { optionsQuery } from "../filter/filter-types.ts";
import { collect, type PageOf } from "../../lib/collect.ts";
import type { FilterValue } from "../filter/list-filters.ts";
import { readListState, toPaging, type Paging } from "../list-state/list-search.ts";
import type { RecordOf, Resource, ResourceDef, RowOf, SearchSource } from "./define.ts";
import {
  askedFirst,
  holds,
  reader,
  toParams,
  type FilterDefs,
  type ListSearch,
  type QueryOf,
} from "./filters.ts";
import type { SearchResult } from "./hits.ts";
import { byOrder, flipped } from "./order.ts";
import { requestOptions } from "./requests.ts";
import type { SearchedList } from "./search-strategies.ts";

/** Loads the search strategies with the first search, because most lists are opened without a search. */
const strategies = () => import("./search-strategies.ts");
/** Maximum number of ids in a URL together with other filters. Servers reject URLs of 16 KB. */
const IDS = 100;
/** Maximum number of records that a filter, or a bulk action's choice of a target, offers. */
const FIRST = 20;

export function defineResource<L, R, C, U, const F extends FilterDefs<L>>(
  def: ResourceDef<L, R, C, U, F> & { filters: F & FilterDefs<L> },
): Resource<L, R, C, U, F> {
  const orders = [
    def.orders[0],
    ...def.orders.flatMap((order) => [order, flipped(order)]),
  ] as const;
  const readers = Object.entries(def.filters).map(
    ([name, filter]) => [name, reader(filter)] as const,
  );
  const paged = def.list.items !== undefined;
  const worded = paged && def.wordless !== true;
  const looksUpAll = def.looksUpAll === true;

  const filterQuery = (search: ListSearch<F>) =>
    Object.assign(
      {},
      worded && search.q !== "" && { q: search.q },
      ...Object.entries(def.filters).map(([name, filter]) =>
        toParams(filter, search[name as keyof typeof search] as FilterValue),
      ),
    ) as QueryOf<L>;
  const listOf = (client: HttpClient, query: object) => requestOptions(client, def.list, { query });
  const { nameOf } = def as { nameOf(record: RowOf<L>): string };
  const textOf = def.textOf ?? ((row: RowOf<L>) => `${nameOf(row)} ${def.noteOf?.(row) ?? ""}`);
  const matches = (row: RowOf<L>, words: string) => matchesWords(textOf(row), words);
  // The rows of a response. If the server returns the whole list, filters the rows by the words.
  const rowsIn = (answer: object, words = "") => {
    const all = (Object.values(answer).find(Array.isArray) ?? []) as RowOf<L>[];
    return paged || words === "" ? all : all.filter((row) => matches(row, words));
  };
  const hitInput = (words: string, limit: number) =>
    (paged
      ? { ...def.hitQuery, limit, ...(worded && words !== "" && { q: words }) }
      : {}) as QueryOf<L>;
  const hitOf = (row: RowOf<L>, typed = ""): SearchResult => {
    const title = nameOf(row);
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
    const found = (await def.lookUp?.(client, typed.trim())) ?? [];
    let last: Output<L> | undefined;
    for (const query of Array.isArray(found) ? found : [found]) {
      const answer = await ask(query as object);
      if (hasRows(answer) || hasCount(answer)) return answer;
      last = answer;
    }
    return last;
  };
  /** A response with these rows, in the server's format. */
  const answerOf = (rows: readonly RowOf<L>[], { limit, offset }: Paging) =>
    ({ rows: rows.slice(offset, offset + limit), count: rows.length, limit, offset }) as Output<L>;
  const pageIn = (answer: object): PageOf<RowOf<L>> => ({
    rows: rowsIn(answer),
    count: (answer as { count: number }).count,
  });
  /** Sends a request. If it has too many ids, splits it into several. */
  const answered = async (client: HttpClient, query: object, context: { signal: AbortSignal }) => {
    const ask = (part: object) => listOf(client, part).queryFn(context);
    if (!Object.values(query).some((value) => Array.isArray(value) && value.length > IDS))
      return ask(query);
    const { inParts } = await strategies();
    return (await inParts(query, IDS, async (part) => pageIn(await ask(part)))) as Output<L>;
  };
  const option = (row: { id: string }) => ({ value: row.id, label: nameOf(row as RowOf<L>) });
  const recordIn = (answer: object) =>
    Object.values(answer).find((part) => typeof part === "object") as RecordOf<R>;

  /** A page of the list, or the whole list. `more` are additional parameters. */
  const pageQuery = (
    client: HttpClient,
    search: ListSearch<F>,
    paging: Paging,
    more: object = {},
  ): OperationQueryOptions<L> => {
    const query = {
      ...def.query,
      ...more,
      ...filterQuery(search),
      ...(paged && { ...paging, order: search.order }),
    };
    const first = askedFirst(client, def.filters, search);
    const asked = async (context: { signal: AbortSignal }, other: object = {}) => {
      const { intersectQuery } = await strategies();
      const both = intersectQuery({ ...query, ...(await first?.()) }, other);
      if (!both?.keeps) return both ? answered(client, both.query, context) : answerOf([], paging);
      const { rows } = await collect(
        async (part) => pageIn(await answered(client, { ...both.query, ...part }, context)),
        context,
      );
      return answerOf(rows.filter(both.keeps), paging);
    };
    const listFor = (context: { signal: AbortSignal }): SearchedList<L> => ({
      q: search.q,
      order: search.order,
      ask: (other) => asked(context, other),
      rowsIn,
      countIn: (answer) => pageIn(answer).count,
      answerOf: (rows, looked) =>
        Object.assign(answerOf(rows, paging) as object, looked && { looked }) as Output<L>,
      everyRow: async (most, more) => {
        const ask = (one: object) => listOf(client, one);
        const every = { ...query, ...more };
        const { scanPages } = await strategies();
        return scanPages(context, { slug: def.slug, most, query: every, ask, pageIn });
      },
      exactly: () =>
        lookUp(client, search.q, (other) => asked(context, { q: undefined, ...other })),
      matches: (row) => search.q === "" || matches(row, search.q),
    });
    const known = listOf(client, query);
    const plain = first ? { ...known, queryFn: asked } : known;
    const filter = def.clientFilter?.(search);
    if (filter)
      return {
        ...plain,
        queryKey: keyed(plain.queryKey, "filtered", filter.key),
        queryFn: async (context) =>
          (await strategies()).filterList(listFor(context), filter, { client, looksUpAll }),
      };
    if (!paged || search.q === "") return plain;
    return {
      ...plain,
      // Adds words that the server's search doesn't support to the key, because they aren't part of the request.
      queryKey: worded ? plain.queryKey : keyed(plain.queryKey, "words", search.q),
      queryFn: async (context) =>
        (await strategies()).searchList(listFor(context), { ...def, worded, looksUpAll }),
    };
  };

  const searchQuery: SearchSource<L>["searchQuery"] = (client, words, inputOf) => {
    const plain = listOf(client, inputOf(words));
    if (!worded || words === "") return plain;
    return {
      ...plain,
      queryFn: async (context) => {
        const answer = await plain.queryFn(context);
        if (hasRows(answer)) return answer;
        const { searchFurther } = await strategies();
        return searchFurther(answer, words, {
          inputOf,
          rowsIn,
          ask: (query) => answered(client, query, context),
          exactly: (ask) => lookUp(client, words, ask),
          textOf: def.textOf,
        });
      },
    };
  };

  // The sort order of a filter's options: `offered`, or the first ascending one, which is usually by name.
  const byName = def.offered ?? def.orders.find((order) => !order.startsWith("-"));
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
    listQuery: (client, search, paging = toPaging(search)) => pageQuery(client, search, paging),
    relationsQuery: (client, { ids, search, paging }, columns) => {
      const fields = columns.flatMap((column) => def.relations?.[column]?.split(",") ?? []);
      if (fields.length === 0 || ids.length === 0) return undefined;
      const expand = [...new Set(fields.map((field) => field.split(".")[0]))].join();
      if (def.relationsByPage) return pageQuery(client, search, paging, { expand });
      return listOf(client, {
        id: [...ids],
        limit: ids.length,
        fields: ["id", ...new Set(fields)].join(),
        expand,
      });
    },
    recordQueryOptions: (client, id) => {
      // The query for the record. Used only for resources that have a page for records.
      const plain = requestOptions(client, def.record as Operation<R>, {
        id,
        ...(def.recordQuery && { query: def.recordQuery }),
      });
      const { complete } = def;
      if (!complete) return plain;
      return {
        ...plain,
        queryFn: async (context) => {
          const answer = await plain.queryFn(context);
          const record = recordIn(answer);
          Object.assign(record, await complete(client, record));
          return answer;
        },
      };
    },
    rowsIn,
    hitInput,
    searchQuery,
    hitOf,
    hits: (client, words, limit) => ({
      queryKey: [...listOf(client, hitInput(words, limit)).queryKey, "hits", words],
      queryFn: async (context) => {
        const ask = (query: object) => answered(client, query, context);
        const { searchHits } = await strategies();
        const rows = await searchHits(words, limit, {
          worded,
          paged,
          inputOf: hitInput,
          rowsIn,
          ask,
          exactly: () =>
            lookUp(client, words, (query) => ask({ ...def.hitQuery, limit, ...query })),
          textOf: def.textOf,
        });
        return rows.map((row) => hitOf(row, words));
      },
    }),
    pageOf: (answer, search, { limit, offset }) => {
      if (paged) return pageIn(answer);
      // Filters, sorts, and paginates here, because the server returns the whole list.
      const found = rowsIn(answer, search.q)
        .filter((row) =>
          Object.entries(def.filters).every(([name, filter]) =>
            holds(filter, row, search[name as keyof typeof search]),
          ),
        )
        .toSorted(byOrder(search.order));
      return { rows: found.slice(offset, offset + limit), count: found.length };
    },
    recordIn,
    options: (client) => ({
      search: (q) =>
        optionsQuery(
          searchQuery(client, q, (words) => ({ ...hitInput(words, FIRST), ...first })),
          (answer) => rowsIn(answer, q).slice(0, FIRST).map(option),
        ),
      named: (id) =>
        def.record
          ? optionsQuery(requestOptions(client, def.record, { id }), (answer) => [
              option(recordIn(answer as object)),
            ])
          : optionsQuery(listOf(client, paged ? { id: [id] } : {}), (answer) =>
              rowsIn(answer).flatMap((row) => (row.id === id ? [option(row)] : [])),
            ),
    }),
  };
}

/** A query key with data that isn't part of the request. */
const keyed = <Key extends readonly unknown[]>(key: Key, ...more: string[]) =>
  [...key, ...more] as unknown as Key;
