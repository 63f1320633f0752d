import type { AnyInput, AnyOperation } from "../operation-types.ts";
import type { CallOptions, HttpClient } from "./options.ts";
import type { Wire } from "./wire-facts.ts";

/**
 * Returns how the call with a method and a path differs from plain JSON, if it is one of `calls`. The path may contain values. The
 * response isn't checked for its record, because another endpoint may have such a path.
 */
export function wireIn(
  calls: readonly AnyOperation[],
  method: string,
  path: string,
): Wire | undefined {
  const given = path.split("/");
  const known = calls.find((one) => {
    const parts = one.path.split("/");
    return (
      one.method === method &&
      parts.length === given.length &&
      parts.every((part, at) => part === given[at] || part.startsWith("{"))
    );
  });
  return known?.wire && { ...known.wire, record: undefined };
}

/** Returns a `send` that also knows the contract's calls if they are given by method and path. */
export function knowing(
  send: HttpClient["send"],
  wireOf: (method: string, path: string) => Wire | undefined,
): HttpClient["send"] {
  const own = (operation: AnyOperation, input?: AnyInput, options?: CallOptions) =>
    send(
      operation.wire ? operation : { ...operation, wire: wireOf(operation.method, operation.path) },
      input,
      options,
    );
  return own as HttpClient["send"];
}
