/** As many as a browser keeps connections to one server, less two for the page itself. */
export const CONCURRENCY = 4;

/** The same items, so many to a part. */
export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** Does something with each, so many at the same time, in their order. The first failure is told; those that are waiting are still done. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    while (waiting.length > 0) await act(waiting.shift() as T);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
