import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";

/** The records that these queries find. Sends one request for each, because the server accepts only one at a time. */
export async function rowsOfQueries<Query, Row>(
  queries: readonly Query[],
  ask: (query: Query) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found = new Map<Query, readonly Row[]>();
  await forEachConcurrently(queries, CONCURRENCY, async (query) =>
    found.set(query, await ask(query)),
  );
  return queries.flatMap((query) => found.get(query) ?? []);
}
