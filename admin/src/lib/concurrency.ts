/** Maximum number of concurrent requests: the connections that a browser keeps to one server, minus two for the page itself. */
export const CONCURRENCY = 4;

/** Splits the items into parts of this size. */
export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/**
 * Processes items in order, several concurrently. After a failure, waiting items are still processed. The promise rejects with the
 * first failure once all items are done, so that a retry never runs at the same time as the rest of the first attempt.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    try {
      while (waiting.length > 0) await act(waiting.shift() as T);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
