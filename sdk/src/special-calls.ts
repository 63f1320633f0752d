// Finds what the contract says about a call that is given only by its method and path.
import { specialCalls } from "./generated/special-calls.ts";
import { knowing, wireIn } from "./http/known-calls.ts";
import type { HttpClient } from "./http/options.ts";
import type { Wire } from "./http/wire-facts.ts";

/**
 * Returns how an operation in the contract differs from plain JSON: whether it sends a form, returns a token, or honors idempotency
 * keys. Undefined if it doesn't differ.
 * @param path the contract's path, or a path with values: `/store/carts/{id}/complete`, `/store/carts/cart_1/complete`
 */
export const wireOf = (method: string, path: string): Wire | undefined =>
  wireIn(specialCalls, method, path);

/** Returns a `send` that also knows the contract's calls if they are given by method and path. */
export const knowingSpecial = (send: HttpClient["send"]): HttpClient["send"] =>
  knowing(send, wireOf);
