// The URL and body of a call. Finds all mistakes in the caller's input before anything is sent.
import { InvalidInputError } from "../errors.ts";
import type { AnyInput } from "../operation-types.ts";
import { encodeQuery, type QueryObject } from "./query-string.ts";
import type { CallContext } from "./options.ts";
import { encodeBody } from "./wire.ts";

/** The parts of a request that all attempts of a call share. */
export interface Prepared {
  readonly url: string;
  /** The encoded body; `undefined` without one. The type is missing if the body sets its own content type. */
  readonly body: ReturnType<typeof encodeBody> | undefined;
}

export function prepare({ client, call, operation, input, wire }: CallContext): Prepared {
  if (call.method === "GET" && input.body !== undefined)
    throw new InvalidInputError(call, "a GET has no body");
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
    if (!isPathValue(value)) throw new TypeError(`give a value for "${name}"`);
    return encodeURIComponent(value);
  });
}

// URL parsers treat a segment of one or two dots as a folder, even if encoded: `/admin/products/..` is `/admin`.
const isPathValue = (value: unknown): value is string | number =>
  typeof value === "string" ? !/^\.{0,2}$/.test(value) : Number.isFinite(value);

function searchOf(query: object | undefined): string {
  const search = query && encodeQuery(withSearch(query as QueryObject));
  return search ? `?${search}` : "";
}

/**
 * The server parses the word `null` as a null value. About twelve lists then fail, and some also fail with an empty string. The
 * search ignores case, so `NULL` finds the same records.
 */
const withSearch = (query: QueryObject): QueryObject =>
  query["q"] === "null" || query["q"] === ""
    ? { ...query, q: query["q"] ? "NULL" : undefined }
    : query;

/** Returns an absolute URL, even on the page's own origin, or `undefined` if it isn't an HTTP URL, or contains credentials. */
export function toTarget(baseUrl: string): URL | undefined {
  const page = globalThis.location?.href;
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined;
  return url && /^https?:\/\/[^/@]+\//.test(url.href) ? url : undefined;
}

/** The reason why a URL can't be used. Doesn't repeat the URL, because it may contain a password. */
export function problemOf(baseUrl: string, target: URL | undefined): string | undefined {
  if (!target) return "bad baseUrl";
  return /[?#]/.test(baseUrl) ? "baseUrl cannot have a query (?) or a fragment (#)" : undefined;
}
