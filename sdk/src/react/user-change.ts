import type { QueryClient } from "@tanstack/react-query";
import { AuthenticationError } from "../errors.ts";
import { areaOf } from "../http/auth.ts";

/** A write that signs in, signs out, or registers: answers for the user before must not remain. */
export const changesUser = (method: string, path: string): boolean =>
  /^(POST|DELETE) \/(admin|store)\/auth(\/token)?$|^POST \/store\/customers$/.test(
    `${method} ${path}`,
  );

/** A sign-out that found no session: it had ended before. */
export const hadEnded = (method: string, error: unknown): boolean =>
  method === "DELETE" && error instanceof AuthenticationError;

/** Clears all that was read from the area. After a sign-out from the admin area, only the session can be read again. */
export function forgetUser(queries: QueryClient, method: string, path: string): void {
  const area = areaOf(path);
  for (const query of queries.getQueryCache().findAll({ queryKey: [area] })) query.reset();
  const isOut = method === "DELETE" && area === "admin";
  void queries.refetchQueries({ queryKey: isOut ? [area, "auth"] : [area], type: "active" });
}
