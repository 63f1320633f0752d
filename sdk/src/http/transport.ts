// The only file that knows openapi-fetch: replace it here and nothing else changes. Of its functions only those are used that
// write a request down; its client would bring serializers and middleware along that nothing here calls.
import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
import { encodeQuery, type QueryObject } from "./query-string.ts";

export interface TransportRequest {
  readonly method: string;
  readonly path: string;
  readonly pathValues: Record<string, unknown>;
  readonly query: QueryObject | undefined;
  readonly body: unknown;
  /** Later ones win, whatever the case of their names. */
  readonly headers: readonly (Record<string, string> | undefined)[];
  readonly fetch: (url: string, init: TransportInit) => Promise<Response>;
}

export interface TransportInit extends RequestInit {
  /** Names in lower case. */
  readonly headers: Record<string, string>;
}

export interface TransportResponse {
  readonly response: Response;
  /** Parsed JSON, text, or `undefined` where the answer has no body. */
  readonly body: unknown;
}

export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export function createTransport(baseUrl: string): Transport {
  return async ({ method, path, pathValues, query, body, headers, fetch }) => {
    const url = createFinalURL(path, {
      baseUrl,
      params: { path: pathValues, query: query ?? {} },
      querySerializer: encodeQuery as (query: object) => string,
      pathSerializer: defaultPathSerializer,
    });
    // A form writes its own content type: it names the boundary between the parts.
    const isForm = typeof FormData !== "undefined" && body instanceof FormData;
    const json = body !== undefined && !isForm;
    // No `Request` of our own: the platform makes one in any case, and that is a good part of what a call costs.
    const response = await fetch(url, {
      method,
      credentials: "include",
      headers: merged(json ? { "content-type": "application/json" } : undefined, headers),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { response, body: parse(await response.text(), response) };
  };
}

/** A plain object: a `Headers` of our own would only be copied into the request's. */
function merged(
  first: Record<string, string> | undefined,
  others: readonly (Record<string, string> | undefined)[],
): Record<string, string> {
  const all: Record<string, string> = { ...first };
  for (const some of others)
    for (const name in some) all[name.toLowerCase()] = some[name] as string;
  return all;
}

/** By the content type: `OK` is a text, not broken JSON. A failure is told by its status, so its body may be anything. */
function parse(text: string, response: Response): unknown {
  if (text === "") return undefined;
  if (response.ok && !response.headers.get("content-type")?.includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch (broken) {
    if (response.ok) throw broken;
    return text;
  }
}
