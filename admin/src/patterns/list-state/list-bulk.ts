import { CONCURRENCY } from "../../lib/concurrency.ts";
import type { Named } from "./list-selection.ts";

export interface BulkFailure {
  row: Named;
  error: unknown;
}
export interface BulkReport {
  done: Named[];
  failed: BulkFailure[];
  /** Rows that weren't started because the user stopped the action. */
  waiting: Named[];
}

export interface BulkOptions {
  /** Number of rows per call. Default: 1. */
  size?: number;
  signal?: AbortSignal;
  onProgress?: (report: Readonly<BulkReport>) => void;
}

/** Performs an action on each row or batch, several at the same time. Continues after failures. */
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
  // Restores the order of the rows, because responses arrive in any order.
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  const before = (a: Named, b: Named) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0);
  report.done.sort(before);
  report.failed.sort((a, b) => before(a.row, b.row));
  return report;
}

/** Number of records per call, for operations that accept several. */
export const BATCH = 100;
