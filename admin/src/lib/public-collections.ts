import type { CallOptions, HttpClient } from "@countertop/sdk";
import { storeListCollections } from "@countertop/sdk/operations";

export interface CollectionsQuery {
  q?: string;
  order?: string;
  limit?: number;
  offset?: number;
  created_at?: object;
  updated_at?: object;
}
type Collection = Awaited<ReturnType<typeof storeListCollections>>["collections"][number];

/** The page size if all collections have to be read for a search or a sort order. */
const PAGE_SIZE = 1_000;
const NEWEST = "-created_at";

/** Reads a page of the public list of collections, with searches and sort orders that only the admin's list supports. */
export async function publicCollections(
  client: HttpClient,
  asked: CollectionsQuery,
  options: CallOptions | undefined,
) {
  const { q = "", order = NEWEST, limit = 10, offset = 0, ...dates } = asked;
  if (q === "" && order === NEWEST)
    return client.send(storeListCollections, { query: { ...dates, limit, offset } }, options);
  // Identifies records by id, because records that were created at the same time could be on two pages.
  const found = new Map<string, Collection>();
  for (let from = 0, count = 1; from < count; from += PAGE_SIZE) {
    const query = { ...dates, limit: PAGE_SIZE, offset: from };
    const data = await storeListCollections(client, { query }, options);
    for (const one of data.collections) if (matches(one, q.toLowerCase())) found.set(one.id, one);
    ({ count } = data);
  }
  const sorted = [...found.values()].toSorted(by(order));
  const collections = sorted.slice(offset, limit === 0 ? undefined : offset + limit);
  return { data: { collections, count: found.size, offset, limit }, response: new Response() };
}

/** Matches like the server, which treats `%` as a wildcard, except that the parts between wildcards can be in any order. */
const matches = ({ title, handle }: Collection, words: string): boolean =>
  words.split("%").every((word) => `${title}\n${handle ?? ""}`.toLowerCase().includes(word));

function by(order: string): (a: Collection, b: Collection) => number {
  const down = order.startsWith("-");
  const key = order.replace("-", "") as "title" | "handle" | "created_at" | "updated_at";
  return (a, b) => {
    const [x, y] = [String(a[key] ?? ""), String(b[key] ?? "")];
    const compared = key.endsWith("_at") ? Number(x > y) - Number(x < y) : x.localeCompare(y);
    return (down ? -compared : compared) || a.id.localeCompare(b.id);
  };
}
