// The first of a call's four steps (prepare, transport, decode, notify). Finds all mistakes of the caller before
// anything is sent.
import { InvalidInputError, type FailedCall } from "../errors.ts";
import type { AnyInput, AnyOperation } from "../operation-types.ts";
import type { CallOptions, Retries } from "./options.ts";
import { encodeQuery, type QueryObject } from "./query-string.ts";
import { encodeBody } from "./wire.ts";
import type { Wire } from "./wire-facts.ts";

/** The parts that all attempts of a call share. */
export interface Prepared {
  readonly url: string;
  /** `undefined` without a body. Has no type if the body brings its own. */
  readonly given: ReturnType<typeof encodeBody> | undefined;
  readonly asked: Exclude<Retries, number>;
  /** In milliseconds; 0 means no limit. */
  readonly timeout: number;
}

/** Copies only an object's own properties: a polluted `Object.prototype` adds nothing. */
export const ownOf = <T extends object>(given: T): T =>
  Object.assign(Object.create(null) as T, given);

type Patience = Pick<CallOptions, "retries" | "timeout">;

export function prepare(
  baseUrl: string,
  call: FailedCall,
  { url }: AnyOperation,
  input: AnyInput,
  { body: type }: Wire,
  usual: Patience,
  own: Patience,
): Prepared {
  const retries = own.retries ?? usual.retries ?? 0;
  const timeout = own.timeout ?? usual.timeout ?? 0;
  const asked = typeof retries === "number" ? ownOf({ attempts: retries }) : ownOf(retries);
  const refuse = (what: string): never => {
    throw new InvalidInputError(call, what);
  };
  if (!Number.isSafeInteger(asked.attempts) || asked.attempts < 0) refuse("bad retries");
  if (!(timeout >= 0)) refuse("bad timeout");
  if (call.method === "GET" && input.body !== undefined) refuse("a GET has no body");
  try {
    const given = input.body === undefined ? undefined : encodeBody(input.body, type);
    const query = encodeQuery(withSearch((input.query ?? {}) as QueryObject));
    const fill = (_: string, name: string): string =>
      isPathValue(input[name])
        ? encodeURIComponent(input[name] as string)
        : refuse(`give a value for "${name}"`);
    return {
      url: url ?? baseUrl + call.path.replace(/\{(\w+)\}/g, fill) + (query && `?${query}`),
      given,
      asked,
      timeout,
    };
  } catch (cause) {
    if (cause instanceof InvalidInputError) throw cause;
    throw new InvalidInputError(call, (cause as Error).message, { cause });
  }
}

/**
 * The server reads the word `null` as no value, and a dozen of its lists fail with that, some also with an empty text.
 * Its search ignores case, so `NULL` finds the same.
 */
const withSearch = (query: QueryObject): QueryObject =>
  query["q"] === "null" || query["q"] === ""
    ? { ...query, q: query["q"] ? "NULL" : undefined }
    : query;

// URL parsers read one or two dots as a folder, even if encoded: `/admin/products/..` is `/admin`.
const isPathValue = (value: unknown): boolean =>
  typeof value === "string" ? !/^\.{0,2}$/.test(value) : Number.isFinite(value);

/** Absolute, even on the page's own origin; `undefined` if it isn't a web address, or holds credentials. */
export function toTarget(baseUrl: string): URL | undefined {
  const page = globalThis.location?.href;
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined;
  return url && /^https?:\/\/[^/@]+\//.test(url.href) ? url : undefined;
}

/** A plain object with lower-case names. If a name occurs twice, the later one wins. */
export function mergeHeaders(
  call: FailedCall,
  all: readonly (Record<string, string | undefined> | undefined)[],
): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const some of all)
    for (const [name, value] of Object.entries(some ?? {})) {
      if (value === undefined) continue;
      if (!/^[\w!#$%&'*+.^`|~-]+:[\t -~\u0080-\u00ff]*$/.test(`${name}:${String(value).trim()}`))
        throw new InvalidInputError(call, `"${name}" cannot be sent`);
      merged[name.toLowerCase()] = value;
    }
  return merged;
}
