// Strategies for finding records that the server's own search and filters don't find. They load with the first search.
import type { HttpClient, Output } from "@countertop/sdk";
import { rowsOfQueries } from "./client-filter.ts";
import type { ClientFilter, ResourceScan, RowOf } from "./define.ts";
import { byOrder } from "./order.ts";
import type { ScanProgress } from "./scan-progress.ts";
import { searchWordOrders, searchSeveralTexts } from "./word-permutations.ts";

export { inParts, intersectQuery } from "./intersect-query.ts";
export { scanPages } from "./scan-pages.ts";
export { searchWordOrders, searchSeveralTexts };

/** Maximum number of records that match one word and are then compared with the other words. */
export const SCAN_LIMIT = 100;

/** A list with its current search, filters, and page. */
export interface SearchedList<L> {
  q: string;
  order: string;
  /** Requests the list with different parameters. */
  ask(other: object): Promise<Output<L>>;
  rowsIn(answer: object): RowOf<L>[];
  countIn(answer: object): number;
  /** A response with these rows, in the server's format. */
  answerOf(rows: readonly RowOf<L>[], looked?: ScanProgress): Output<L>;
  /** Reads the first records that match the filters, ignoring the search. */
  everyRow(most: number, more?: object): Promise<{ rows: RowOf<L>[]; looked: ScanProgress }>;
  /** Finds the record whose number or id was typed. */
  exactly(): Promise<Output<L> | undefined>;
  /** True if the record contains all words. Also true if there aren't any words. */
  matches(row: RowOf<L>): boolean;
}

/** The records that match filters that the server doesn't support. */
export async function filterList<L>(
  list: SearchedList<L>,
  { queries, most, query, keeps }: ClientFilter<L>,
  { client, looksUpAll }: { client: HttpClient; looksUpAll: boolean },
): Promise<Output<L>> {
  const { q, order, ask, rowsIn, countIn, answerOf, matches } = list;
  const kept = async (rows: RowOf<L>[]) => (keeps ? rows.filter(await keeps(client, rows)) : rows);
  if (queries) {
    const rows = await rowsOfQueries(await queries(client), async (one) =>
      rowsIn(await ask({ ...query, q: undefined, limit: 1, offset: 0, ...one })),
    );
    return answerOf((await kept(rows)).filter(matches).toSorted(byOrder(order)));
  }
  const exact = q !== "" && looksUpAll ? await list.exactly() : undefined;
  if (exact && countIn(exact) > 0) return answerOf(await kept(rowsIn(exact)));
  const { rows, looked } = await list.everyRow(most, query);
  return answerOf((await kept(rows)).filter(matches), looked);
}

/**
 * Tries these searches until one has results: the server's word search, the exact number or id, each word separately, and a
 * scan of the first records. With `looksUpAll`, the exact number or id comes first. With `scan`, adds the scan's matches to the
 * word search's only page.
 */
export async function searchList<L>(
  list: SearchedList<L>,
  {
    worded,
    looksUpAll,
    textOf,
    scan,
  }: {
    /** True if the server has a word search for the list. */
    worded: boolean;
    looksUpAll: boolean;
    textOf?: ((row: RowOf<L>) => string) | undefined;
    scan?: ResourceScan<L> | undefined;
  },
): Promise<Output<L>> {
  const { q, order, ask, rowsIn, countIn, answerOf } = list;
  const hasCount = (answer: Output<L>) => countIn(answer) > 0;
  const all = looksUpAll ? await list.exactly() : undefined;
  if (all && hasCount(all)) return all;
  const found = worded
    ? await searchWordOrders(q, (words) => ask({ q: words }), hasCount)
    : answerOf([]);
  if (hasCount(found)) {
    const rows = rowsIn(found);
    // Uses only the server's result if it has more than one page, or is known to be complete.
    if (!scan || scan.complete(q) || countIn(found) > rows.length) return found;
    const scanned = await list.everyRow(scan.most, scan.query);
    const both = [...rows, ...(await scan.matching(scanned.rows, q))];
    const byId = new Map(both.map((row) => [row.id, row]));
    return answerOf([...byId.values()].toSorted(byOrder(order)), scanned.looked);
  }
  const exact = looksUpAll ? all : await list.exactly();
  if (exact && hasCount(exact)) return exact;
  const apart = textOf
    ? await searchSeveralTexts(
        q,
        async (word) => rowsIn(await ask({ q: word, limit: SCAN_LIMIT, offset: 0 })),
        textOf,
      )
    : [];
  if (apart.length > 0) return answerOf(apart);
  if (!scan) return found;
  const { rows, looked } = await list.everyRow(scan.most, scan.query);
  return answerOf(await scan.matching(rows, q), looked);
}

/**
 * Searches further if the server has no record with the typed text: for its words in other orders, for the exact number or id,
 * and for each word separately. If nothing is found, returns `none`, which is the server's empty answer.
 */
export async function searchFurther<L>(
  none: Output<L>,
  words: string,
  {
    inputOf,
    ask,
    rowsIn,
    exactly,
    textOf,
  }: {
    inputOf(words: string): object;
    ask(query: object): Promise<Output<L>>;
    rowsIn(answer: object): RowOf<L>[];
    exactly(ask: (query: object) => Promise<Output<L>>): Promise<Output<L> | undefined>;
    textOf: ((row: RowOf<L>) => string) | undefined;
  },
): Promise<Output<L>> {
  const hasRows = (answer: Output<L>) => rowsIn(answer).length > 0;
  if (/\s/.test(words.trim())) {
    const found = await searchWordOrders(words, (q) => ask(inputOf(q)), hasRows);
    if (hasRows(found)) return found;
  }
  const given = inputOf("");
  // Doesn't let the number or id replace a parameter of the search, such as its filter.
  const exact = await exactly((query) =>
    Object.keys(query).some((name) => name in given)
      ? Promise.resolve(none)
      : ask({ ...given, ...query }),
  );
  if (exact && hasRows(exact)) return exact;
  if (!textOf) return none;
  const limit = (given as { limit?: number }).limit ?? SCAN_LIMIT;
  const having = async (q: string) => rowsIn(await ask({ ...inputOf(q), limit: SCAN_LIMIT }));
  const rows = await searchSeveralTexts(words, having, textOf);
  if (rows.length === 0) return none;
  return { rows: rows.slice(0, limit), count: rows.length, limit, offset: 0 } as Output<L>;
}

/**
 * Up to `limit` records for a typed text. The record with this exact number or id comes first, followed by those that the server's
 * search finds. If there are none, finds those that have the words in different texts.
 */
export async function searchHits<L>(
  words: string,
  limit: number,
  {
    worded,
    paged,
    inputOf,
    rowsIn,
    ask,
    exactly,
    textOf,
  }: {
    /** True if the server has a word search for the list. */
    worded: boolean;
    paged: boolean;
    inputOf(words: string, limit: number): object;
    rowsIn(answer: object, words?: string): RowOf<L>[];
    ask(query: object): Promise<Output<L>>;
    exactly(): Promise<Output<L> | undefined>;
    textOf: ((row: RowOf<L>) => string) | undefined;
  },
): Promise<RowOf<L>[]> {
  const search = async (): Promise<Output<L> | undefined> => {
    if (!paged || words === "") return ask(inputOf(words, limit));
    if (!worded) return undefined;
    const hasRows = (answer: Output<L>) => rowsIn(answer as object).length > 0;
    return searchWordOrders(words, (q) => ask(inputOf(q, limit)), hasRows);
  };
  const [exact, found] = await Promise.all([exactly(), search()]);
  const all = [
    ...(exact ? rowsIn(exact as object) : []),
    ...(found ? rowsIn(found as object, words) : []),
  ];
  if (all.length === 0 && textOf) {
    const having = async (q: string) => rowsIn((await ask(inputOf(q, SCAN_LIMIT))) as object);
    all.push(...(await searchSeveralTexts(words, having, textOf)));
  }
  return [...new Map(all.map((row) => [row.id, row])).values()].slice(0, limit);
}
