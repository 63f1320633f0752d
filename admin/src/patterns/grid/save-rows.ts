import { ConnectionError } from "@countertop/sdk";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { Saving } from "./grid-modal.tsx";
import type { RowChange } from "./sheet.ts";

export interface RowFailure<Reason extends string> {
  reason?: Reason | "stopped";
  error?: unknown;
}

/**
 * Writes part by part, one after the other, where the server takes many rows in one call. `write` answers which of its rows were not
 * written for a reason; a call that fails leaves its whole part. What was not written can be saved again by itself.
 */
export async function saveParts<Reason extends string>(
  changes: readonly RowChange[],
  size: number,
  { signal, onProgress }: Saving,
  write: (part: readonly RowChange[]) => Promise<ReadonlyMap<string, Reason>>,
): Promise<Map<string, RowFailure<Reason>>> {
  const failures = new Map<string, RowFailure<Reason>>();
  let done = 0;
  let unreachable: unknown;
  for (const part of chunk(changes, size)) {
    const leave = (why: RowFailure<Reason>) => {
      for (const { row } of part) failures.set(row.id, why);
    };
    if (unreachable !== undefined) leave({ error: unreachable });
    else if (signal.aborted) leave({ reason: "stopped" });
    else
      try {
        for (const [id, reason] of await write(part)) failures.set(id, { reason });
      } catch (error) {
        if (error instanceof ConnectionError) unreachable = error;
        leave({ error });
      }
    onProgress((done += part.length));
  }
  return failures;
}

/** Writes row by row. What it answers is what was not written, by row: for a reason that `write` gives, or by an error. */
export async function saveRows<Reason extends string>(
  changes: readonly RowChange[],
  { signal, onProgress }: Saving,
  write: (change: RowChange) => Promise<Reason | undefined>,
): Promise<Map<string, RowFailure<Reason>>> {
  const failures = new Map<string, RowFailure<Reason>>();
  let unreachable: unknown;
  const attempt = async (change: RowChange): Promise<RowFailure<Reason> | undefined> => {
    // Without a connection the others would only take as long to fail.
    if (unreachable !== undefined) return { error: unreachable };
    if (signal.aborted) return { reason: "stopped" };
    try {
      const reason = await write(change);
      return reason && { reason };
    } catch (error) {
      if (error instanceof ConnectionError) unreachable = error;
      return { error };
    }
  };
  let done = 0;
  await forEachConcurrently(changes, CONCURRENCY, async (change) => {
    const failure = await attempt(change);
    if (failure) failures.set(change.row.id, failure);
    onProgress((done += 1));
  });
  return failures;
}

/**
 * The same, each from what the server has of it right before: `read` is asked for a few rows at a time. What others write while many
 * rows are saved is seen, up to what happens between a read and the next few writes.
 */
export function saveFromNow<Now, Reason extends string>(
  changes: readonly RowChange[],
  how: Saving,
  read: (ids: readonly string[]) => Promise<Now>,
  write: (change: RowChange, now: Now) => Promise<Reason | undefined>,
): Promise<Map<string, RowFailure<Reason>>> {
  const parts = chunk(changes, CONCURRENCY).map((few) => {
    let now: Promise<Now> | undefined;
    const ids = few.map(({ row }) => row.id);
    return { ids, now: () => (now ??= read(ids)) };
  });
  const partOf = new Map(parts.flatMap(({ ids, now }) => ids.map((id) => [id, now])));
  return saveRows(changes, how, async (change) => {
    const now = partOf.get(change.row.id);
    return now && write(change, await now());
  });
}
