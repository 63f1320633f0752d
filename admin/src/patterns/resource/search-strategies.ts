// Strategies that find records that the server's own search and filters don't find. The first search loads them.
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
  /** Requests the list with other parameters. */
  ask(other: object): Promise<Output<L>>;
  rowsIn(answer: object): RowOf<L>[];
  countIn(answer: object): number;
  /** A response with these rows, in the server's format. */
  answerOf(rows: readonly RowOf<L>[], looked?: ScanProgress): Output<L>;
  /** The first records that match the filters, without the search. */
  everyRow(most: number, more?: object): Promise<{ rows: RowOf<L>[]; looked: ScanProgress }>;
  /** The record whose number or id was typed. */
  exactly(): Promise<Output<L> | undefined>;
  /** True if the record has all words, or if there are none. */
  matches(row: RowOf<L>): boolean;
}

/** Records for filters that the server lacks. */
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
 * Tries these searches in order: the exact number or id, the server's word search, each word separately, and a scan of the first
 * records.
 */
export async function searchList<L>(
  list: SearchedList<L>,
  {
    worded,
    looksUpAll,
    textOf,
    scan,
  }: {
    /** True if the server's list has a word search. */
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
    // Uses only the server's result if it fills more than a page, or is known to be complete.
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
