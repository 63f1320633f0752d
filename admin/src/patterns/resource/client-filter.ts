import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";

/** The records that these queries find, in the sequence of the queries. Sends several requests at the same time. */
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
