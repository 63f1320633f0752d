/** A value as the server's query parser (`qs`) understands it. `undefined` is left out, `null` is sent as `null`. */
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

/** Encodes a query for the server: `id[]=a&id[]=b`, `created_at[gte]=2024-01-01T00:00:00.000Z`, `parent_category_id=null`. */
export function encodeQuery(query: QueryObject): string {
  const pairs: string[] = [];
  for (const key in query) append(pairs, encodeURIComponent(key), query[key]);
  return pairs.join("&");
}

function append(pairs: string[], name: string, value: QueryValue): void {
  if (value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value as readonly QueryValue[]) append(pairs, `${name}[]`, item);
  } else if (value instanceof Date) {
    pairs.push(`${name}=${encodeURIComponent(value.toISOString())}`);
  } else if (typeof value === "object" && value !== null) {
    const nested = value as QueryObject;
    for (const key in nested) append(pairs, `${name}[${encodeURIComponent(key)}]`, nested[key]);
  } else {
    pairs.push(`${name}=${encodeURIComponent(String(value))}`);
  }
}
