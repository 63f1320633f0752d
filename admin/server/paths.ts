/** Paths of the API. */
import type { Context } from "hono";

export const API = /^\/(admin|store|uploads)(\/|$)/;

/**
 * The normalized path, which is also the path that is forwarded: `/admin/%2e%2e/uploads/` becomes `/uploads/` before any check.
 */
export const pathOf = ({ req }: Context): string => new URL(req.url).pathname;

/**
 * True if servers could read the path differently. The store ignores an extra slash: it accepts a sign-in at `/admin//auth`.
 * nginx decodes `%2F..`, but the store doesn't.
 */
export const isAmbiguous = (path: string): boolean =>
  /\/\/|%2f(\.|%2e)|\/(\.|%2e){1,2}%2f/i.test(path);
