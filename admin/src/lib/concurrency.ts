/**
 * Maximum number of concurrent requests: the number of connections that a browser opens to one server, minus two for the page
 * itself.
 */
export const CONCURRENCY = 4;

/** Splits the items into arrays of this size. */
export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/**
 * Processes items in order, `atOnce` of them concurrently. Each failure stops one of the `atOnce` workers. The others continue,
 * so items are skipped only after `atOnce` failures. The promise rejects with the first failure after all workers have
 * finished, so that a retry never runs at the same time as the rest of the first attempt.
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
