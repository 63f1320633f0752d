/**
 * Runs `work` for every item, for at most `limit` items at the same time. Starts the items in order, and returns the results in
 * the items' order. After a failure, starts no more items and waits for the running ones, so that nothing continues in the
 * background.
 */
export async function pool<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  limit = 4,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let failed = false;
  const worker = async (): Promise<void> => {
    while (next < items.length && !failed) {
      const index = next;
      next += 1;
      try {
        results[index] = await work(items[index] as T, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: limit }, worker));
  const failure = settled.find((one) => one.status === "rejected");
  if (failure) throw failure.reason;
  return results;
}

/** Runs one part of otherwise parallel work in order: each index waits for the previous one. */
export function inTurn(): <R>(index: number, work: () => Promise<R>) => Promise<R> {
  const gates: PromiseWithResolvers<void>[] = [];
  const gate = (index: number) => (gates[index] ??= Promise.withResolvers<void>());
  return async (index, work) => {
    if (index > 0) await gate(index - 1).promise;
    try {
      return await work();
    } finally {
      gate(index).resolve();
    }
  };
}

/** Runs work with the same key one after the other. Work with different keys runs concurrently. */
export function oneAtATime(): <R>(key: string, work: () => Promise<R>) => Promise<R> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    last.set(key, done);
    return done;
  };
}
