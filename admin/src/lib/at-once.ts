/** Does something with each, so many at the same time, in their order. The first failure is told; those that are waiting are still done. */
export async function eachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    while (waiting.length > 0) await act(waiting.shift() as T);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
