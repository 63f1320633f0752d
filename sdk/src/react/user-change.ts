import type { QueryClient } from "@tanstack/react-query";
import { areaOf } from "../http/auth.ts";

/**
 * After a sign-in, a sign-out, or a registration, clears all data of the area that was read for the previous user. A sign-out
 * that fails with 401 also clears it, because the session had already ended. After a sign-out from the admin, only the session
 * is read again.
 * @returns true if the data was cleared
 */
export function forgetUser(
  queries: QueryClient,
  method: string,
  path: string,
  error?: { readonly status?: number | undefined },
): boolean {
  const signsOut = method === "DELETE";
  const changes = /^\/\w+\/auth|^\/store\/customers$/.test(path);
  if (!changes || (error && !(signsOut && error.status === 401))) return false;
  const queryKey: string[] = [areaOf(path)];
  for (const query of queries.getQueryCache().findAll({ queryKey })) query.reset();
  if (signsOut && queryKey[0] === "admin") queryKey.push("auth");
  void queries.refetchQueries({ queryKey, type: "active" });
  return true;
}
