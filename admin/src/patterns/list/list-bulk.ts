import { CONCURRENCY } from "../../lib/concurrency.ts";
import type { Named } from "./list-selection.ts";

export interface BulkFailure {
  row: Named;
  error: unknown;
}
export interface BulkReport {
  done: Named[];
  failed: BulkFailure[];
  /** Rows that weren't started because somebody stopped it. */
  waiting: Named[];
}

export interface BulkOptions {
  /** Rows per call; default 1. */
  size?: number;
  signal?: AbortSignal;
  onProgress?: (report: Readonly<BulkReport>) => void;
}

/** Performs an action on each row or batch, several concurrently, and continues after failures. */
export async function runBulk(
  rows: readonly Named[],
  act: (rows: readonly Named[]) => Promise<unknown>,
  { size = 1, signal, onProgress }: BulkOptions = {},
): Promise<BulkReport> {
  const report: BulkReport = { done: [], failed: [], waiting: [...rows] };
  const work = async () => {
    for (let part; !signal?.aborted && (part = report.waiting.splice(0, size)).length > 0;) {
      try {
        await act(part);
        report.done.push(...part);
      } catch (error) {
        report.failed.push(...part.map((row) => ({ row, error })));
      }
      onProgress?.(report);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // Restores the order of the rows; responses arrive in any order.
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  const before = (a: Named, b: Named) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0);
  report.done.sort(before);
  report.failed.sort((a, b) => before(a.row, b.row));
  return report;
}

/** Number of records per call, for operations that take many. */
export const BATCH = 100;
/** Larger sets need a batch job on the server. */
const MOST_ROWS = 10_000;
const STEP = 100;

export interface PageOf<Row> {
  rows: Row[];
  count: number;
}

/** All rows that a list matches, page by page, up to a limit; `total` is their number. */
export async function collect<Row>(
  fetchPage: (paging: { limit: number; offset: number }) => Promise<PageOf<Row>>,
  {
    signal,
    onProgress,
    most = MOST_ROWS,
  }: {
    signal?: AbortSignal;
    onProgress?: (got: number, total: number) => void;
    most?: number;
  } = {},
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const page = await fetchPage({
      limit: Math.min(STEP, most - rows.length),
      offset: rows.length,
    });
    rows.push(...page.rows);
    onProgress?.(rows.length, page.count);
    // A list can become shorter while it is read.
    if (page.rows.length === 0 || rows.length >= Math.min(page.count, most))
      return { rows, total: page.count };
  }
}
