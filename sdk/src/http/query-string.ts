import { isLost } from "./unsendable.ts";

/** A value that the server's query parser (`qs`) supports. `undefined` is left out, and `null` is sent as `null`. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly QueryValue[]
  | QueryObject;
export interface QueryObject {
  readonly [key: string]: QueryValue;
}

/**
 * Encodes a query for the server: `id[]=a&id[]=b`, `created_at[gte]=2024-01-01T00:00:00.000Z`, `parent_category_id=null`. An empty
 * list of ids is sent as one empty id, `id[]=`, to which the server responds with an empty list.
 */
export function encodeQuery(query: QueryObject): string {
  let pairs = "";
  if (isLost(query)) throw new TypeError("the query can't be sent");
  for (const [key, value] of Object.entries(query)) pairs += pairsOf(encode(key), value);
  return pairs.slice(1);
}

/** Encodes text only if necessary: most names and values are plain words, and the test is faster than the encoding. */
const encode = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text));

const LIST_OF_IDS = /(^|[_[])ids?\]?$/;

/** Encodes a name and its value as pairs. Each pair begins with `&`. */
function pairsOf(name: string, value: QueryValue): string {
  if (typeof value === "string") return `&${name}=${encode(value)}`;
  if (value === undefined) return "";
  if (isLost(value)) throw new TypeError(`"${name}" can't be sent`);
  if (value instanceof Date) return `&${name}=${encodeURIComponent(value.toISOString())}`;
  if (typeof value !== "object" || value === null) return `&${name}=${String(value)}`;
  let pairs = "";
  if (Array.isArray(value)) {
    for (const item of value as readonly QueryValue[]) pairs += pairsOf(`${name}[]`, item);
    // Sends an empty id, which no record has. Without the filter, the server would return all records.
    if (!pairs && LIST_OF_IDS.test(name)) return `&${name}[]=`;
  } else
    for (const [key, nested] of Object.entries(value))
      pairs += pairsOf(`${name}[${encode(key)}]`, nested as QueryValue);
  return pairs;
}
