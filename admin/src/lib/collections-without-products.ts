import type { CallOptions, HttpClient } from "@countertop/sdk";
import { adminListCollections, storeListCollections } from "@countertop/sdk/operations";

interface Asked {
  q?: string;
  order?: string;
  limit?: number;
  offset?: number;
  created_at?: object;
  updated_at?: object;
}
/** Parameters that the store's public list accepts or that are handled here. */
const ANSWERED = new Set(["q", "order", "limit", "offset", "created_at", "updated_at"]);
type Collection = Awaited<ReturnType<typeof storeListCollections>>["collections"][number];

/** Largest page to request, if finding some requires reading all. */
const PAGE_SIZE = 1_000;
const NEWEST = "-created_at";

/**
 * The admin's list of collections includes every product of each: with 20,000 products, 25 MB. The same server's public
 * list has the same records without them. So this reads lists of collections from there, and handles searches and orders,
 * which the public list doesn't support.
 */
export function collectionsWithoutProducts(client: HttpClient): HttpClient {
  const { method, path } = adminListCollections;
  const send = (
    operation: Parameters<HttpClient["send"]>[0],
    input?: { query?: Asked },
    options?: CallOptions,
  ): Promise<unknown> => {
    const asIs = () => client.send(operation, input, options);
    if (operation.method !== method || operation.path !== path) return asIs();
    // Filters that only the admin's list supports, such as the condition of a discount.
    if (!Object.keys(input?.query ?? {}).every((name) => ANSWERED.has(name))) return asIs();
    // A store at another origin may allow the admin's pages only for admin calls.
    return listed(client, input?.query ?? {}, options).catch((error: unknown) => {
      if (options?.signal?.aborted) throw error;
      return asIs();
    });
  };
  return { ...client, send: send as HttpClient["send"] };
}

async function listed(client: HttpClient, asked: Asked, options: CallOptions | undefined) {
  const { q = "", order = NEWEST, limit = 10, offset = 0, ...dates } = asked;
  if (q === "" && order === NEWEST)
    return client.send(storeListCollections, { query: { ...dates, limit, offset } }, options);
  // By id: records created at the same moment may appear on two pages.
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

/** Like the server, which treats `%` as a wildcard, but with the words in any order. */
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
