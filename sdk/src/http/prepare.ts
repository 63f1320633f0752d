// Creates the URL and the body of a call. Finds all mistakes in the caller's input before anything is sent.
import { InvalidInputError } from "../errors.ts";
import type { AnyInput } from "../operation-types.ts";
import { encodeQuery, type QueryObject } from "./query-string.ts";
import type { CallContext } from "./options.ts";
import { encodeBody } from "./wire.ts";

/** The parts of a request that all attempts of a call share. */
export interface Prepared {
  readonly url: string;
  /** The encoded body. Undefined if the call has no body. The type is missing if `fetch` sets the content type, as for a form. */
  readonly body: ReturnType<typeof encodeBody> | undefined;
}

export function prepare({ client, call, operation, input, wire }: CallContext): Prepared {
  if (call.method === "GET" && input.body !== undefined)
    throw new InvalidInputError(call, "a GET can't have a body");
  try {
    return {
      url: operation.url ?? client.baseUrl + pathOf(call.path, input) + searchOf(input.query),
      body: input.body === undefined ? undefined : encodeBody(input.body, wire.body),
    };
  } catch (cause) {
    throw new InvalidInputError(call, (cause as Error).message, { cause });
  }
}

function pathOf(path: string, input: AnyInput): string {
  if (!path.includes("{")) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (!isPathValue(value)) throw new TypeError(`"${name}" is missing or invalid`);
    return encodeURIComponent(value);
  });
}

// URL parsers resolve a segment of one or two dots, even if the dots are encoded: `/admin/products/..` becomes `/admin`.
const isPathValue = (value: unknown): value is string | number =>
  typeof value === "string" ? !/^\.{0,2}$/.test(value) : Number.isFinite(value);

function searchOf(query: object | undefined): string {
  const search = query && encodeQuery(withSearch(query as QueryObject));
  return search ? `?${search}` : "";
}

/**
 * Replaces searches that make the server fail. The server parses the word `null` as a null value, and about twelve lists fail with
 * such a value. Some also fail with an empty string. The search ignores case, so `NULL` finds the same records as `null`.
 */
const withSearch = (query: QueryObject): QueryObject =>
  query["q"] === "null" || query["q"] === ""
    ? { ...query, q: query["q"] ? "NULL" : undefined }
    : query;

/**
 * Returns the absolute URL of `baseUrl`, even if that is the page's own origin. Returns undefined if it isn't an HTTP URL, or if it
 * contains credentials.
 */
export function toTarget(baseUrl: string): URL | undefined {
  const page = globalThis.location?.href;
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined;
  return url && /^https?:\/\/[^/@]+\//.test(url.href) ? url : undefined;
}

/** The reason why a URL can't be used. Doesn't repeat the URL, because it may contain a password. */
export function problemOf(baseUrl: string, target: URL | undefined): string | undefined {
  if (!target) return "invalid baseUrl";
  return /[?#]/.test(baseUrl) ? "baseUrl can't have a query (?) or a fragment (#)" : undefined;
}
