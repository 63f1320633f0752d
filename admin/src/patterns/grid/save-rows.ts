import { ConnectionError } from "@countertop/sdk";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { LostAnswer } from "../../lib/errors.ts";
import { askAgain, isLost } from "../../lib/exactly-once.ts";
import type { Saving } from "./grid-modal.tsx";
import type { RowChange } from "./sheet.ts";

export interface RowFailure<Reason extends string> {
  reason?: Reason | "stopped";
  error?: unknown;
}

/** Finds the rows that the server stored, after a response was lost. */
type Look = (part: readonly RowChange[]) => Promise<ReadonlySet<string>>;

/** The failures of a batch whose call was rejected. Excludes rows that were stored anyway. */
async function failuresAfter(
  error: unknown,
  part: readonly RowChange[],
  look: Look | undefined,
): Promise<Map<string, { error: unknown }>> {
  const all = (why: unknown, stored?: ReadonlySet<string>) =>
    new Map(part.flatMap(({ row: { id } }) => (stored?.has(id) ? [] : [[id, { error: why }]])));
  if (!look || !isLost(error)) return all(error);
  try {
    const stored = await askAgain(
      () => look(part),
      ({ size }) => size === part.length,
    );
    return all(new LostAnswer("notDone"), stored);
  } catch (unknown) {
    return all(unknown);
  }
}

/** True if the store can't be reached. All remaining calls would then fail after the same timeout. */
const isUnreachable = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof LostAnswer && error.kind === "unsure");

/**
 * Writes batches one after another, with a call that takes many rows. `write` returns rows that weren't written, with the
 * reasons. If the server rejects a call, it writes none of the batch, and the rows can be saved again. `look` finds rows that
 * were stored even though the response was lost.
 */
export async function saveParts<Reason extends string>(
  changes: readonly RowChange[],
  size: number,
  how: Saving | undefined,
  write: (part: readonly RowChange[]) => Promise<ReadonlyMap<string, Reason>>,
  look?: Look,
): Promise<Map<string, RowFailure<Reason>>> {
  const failures = new Map<string, RowFailure<Reason>>();
  let done = 0;
  let unreachable: unknown;
  for (const part of chunk(changes, size)) {
    const leave = (why: RowFailure<Reason>) => {
      for (const { row } of part) failures.set(row.id, why);
    };
    if (unreachable !== undefined) leave({ error: unreachable });
    else if (how?.signal.aborted) leave({ reason: "stopped" });
    else
      try {
        for (const [id, reason] of await write(part)) failures.set(id, { reason });
      } catch (error) {
        for (const [id, failure] of await failuresAfter(error, part, look)) {
          failures.set(id, failure);
          if (isUnreachable(failure.error)) unreachable = error;
        }
      }
    how?.onProgress((done += part.length));
  }
  return failures;
}

/** Writes each row with its own call. Returns rows that weren't written, with the reason from `write`, or the error. */
export async function saveRows<Reason extends string>(
  changes: readonly RowChange[],
  how: Saving | undefined,
  write: (change: RowChange) => Promise<Reason | undefined>,
  look?: Look,
): Promise<Map<string, RowFailure<Reason>>> {
  const failures = new Map<string, RowFailure<Reason>>();
  let unreachable: unknown;
  const attempt = async (change: RowChange): Promise<RowFailure<Reason> | undefined> => {
    if (unreachable !== undefined) return { error: unreachable };
    if (how?.signal.aborted) return { reason: "stopped" };
    try {
      const reason = await write(change);
      return reason && { reason };
    } catch (error) {
      const failure = (await failuresAfter(error, [change], look)).get(change.row.id);
      if (isUnreachable(failure?.error)) unreachable = error;
      return failure;
    }
  };
  let done = 0;
  await forEachConcurrently(changes, CONCURRENCY, async (change) => {
    const failure = await attempt(change);
    if (failure) failures.set(change.row.id, failure);
    how?.onProgress((done += 1));
  });
  return failures;
}

/**
 * Writes row by row, based on the server's current values. `read` fetches a few rows at a time. This detects other operators'
 * concurrent changes, except those between a read and the writes that follow it.
 */
export function saveFromNow<Now, Reason extends string>(
  changes: readonly RowChange[],
  how: Saving | undefined,
  read: (ids: readonly string[]) => Promise<Now>,
  write: (change: RowChange, now: Now) => Promise<Reason | undefined>,
  /** Returns true if the server stored the row as it was written. Called if the response was lost. */
  isStored?: (change: RowChange, now: Now) => boolean,
): Promise<Map<string, RowFailure<Reason>>> {
  const parts = chunk(changes, CONCURRENCY).map((few) => {
    let now: Promise<Now> | undefined;
    const ids = few.map(({ row }) => row.id);
    return { ids, now: () => (now ??= read(ids)) };
  });
  const partOf = new Map(parts.flatMap(({ ids, now }) => ids.map((id) => [id, now])));
  const look: Look = async (part) => {
    const now = await read(part.map(({ row }) => row.id));
    const stored = part.filter((change) => isStored?.(change, now));
    return new Set(stored.map(({ row }) => row.id));
  };
  return saveRows(
    changes,
    how,
    async (change) => {
      const now = partOf.get(change.row.id);
      return now && write(change, await now());
    },
    isStored && look,
  );
}
