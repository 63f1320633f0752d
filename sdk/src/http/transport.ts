// The only file that knows openapi-fetch: replace it here and nothing else changes. Of its functions only those are used that
// write a request down; its client would bring serializers and middleware along that nothing here calls.
import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
import { encodeQuery, type QueryObject } from "./query-string.ts";

export interface TransportInit extends RequestInit {
  /** Names in lower case. */
  readonly headers: Record<string, string>;
}

/** The whole address. Path values are looked up by the names in the path; what else is in there is not looked at. */
export function toUrl(
  baseUrl: string,
  path: string,
  pathValues: Record<string, unknown>,
  query: QueryObject | undefined,
): string {
  return createFinalURL(path, {
    baseUrl,
    params: path.includes("{") ? { path: pathValues, query: query ?? {} } : { query: query ?? {} },
    querySerializer: encodeQuery as (query: object) => string,
    pathSerializer: defaultPathSerializer,
  });
}

/** What `fetch` takes beside the address; of `headers` later ones win, whatever the case of their names. */
export function toInit(
  method: string,
  body: unknown,
  headers: readonly (Record<string, string> | undefined)[],
): TransportInit {
  if (body === undefined) return { method, credentials: "include", headers: merged({}, headers) };
  // A form writes its own content type: it names the boundary between the parts.
  const isForm = typeof FormData !== "undefined" && body instanceof FormData;
  return {
    method,
    credentials: "include",
    headers: merged(isForm ? {} : { "content-type": "application/json" }, headers),
    body: isForm ? body : JSON.stringify(body),
  };
}

/** A plain object: a `Headers` of our own would only be copied into the request's. */
function merged(
  all: Record<string, string>,
  others: readonly (Record<string, string> | undefined)[],
): Record<string, string> {
  for (const some of others)
    for (const name in some) all[name.toLowerCase()] = some[name] as string;
  return all;
}

/**
 * Parsed JSON, text, or `undefined` where the answer has no body. By the content type: `OK` is a text, not broken JSON. A
 * failure is told by its status, so its body may be anything.
 */
export function parse(text: string, response: Response): unknown {
  if (text === "") return undefined;
  if (response.ok && !response.headers.get("content-type")?.includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch (broken) {
    if (response.ok) throw broken;
    return text;
  }
}
