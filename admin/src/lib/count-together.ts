import type { HttpClient } from "@countertop/sdk";

/** Returns the counts by id. Undefined if there are too many records for one request. */
type CountAll = (
  client: HttpClient,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number> | undefined>;
type CountOne = (client: HttpClient, id: string) => Promise<number>;

/**
 * Returns a function that counts a row's related records. The counts of rows that are rendered at the same time share one
 * request. If it would be too large, each row sends its own.
 */
export function countTogether(countAll: CountAll, countOne: CountOne): CountOne {
  const groups = new WeakMap<HttpClient, { ids: Set<string>; counts: ReturnType<CountAll> }>();
  return async (client, id) => {
    const group = groups.get(client) ?? begin(client);
    group.ids.add(id);
    const counts = await group.counts;
    return counts === undefined ? countOne(client, id) : (counts.get(id) ?? 0);
  };

  function begin(client: HttpClient) {
    const ids = new Set<string>();
    const counts = new Promise((resolve) => setTimeout(resolve)).then(() => {
      groups.delete(client);
      return ids.size === 1 ? undefined : countAll(client, [...ids]);
    });
    const group = { ids, counts };
    groups.set(client, group);
    return group;
  }
}
