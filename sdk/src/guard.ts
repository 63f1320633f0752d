// Checks requests against the contract. This is a separate entry point, so that bundles without it don't grow. The rules load on
// the first call.
import { InvalidInputError } from "./errors.ts";
import type { BlockedCall } from "./generated/requests.ts";
import type { Middleware } from "./http/options.ts";

export type { BlockedCall };

/**
 * Rejects requests that violate the contract before they are sent, with an {@link InvalidInputError} that names the problem. The
 * server responds to many of them with 500 and no reason: for example, to an unknown name in `expand`, `fields`, or `order`, or
 * to a number beyond 32 bits. Also rejects the few calls that always fail, or that delete more than documented, unless `allow`
 * lists them: `createClient({ middleware: [guard({ allow: ["DELETE /admin/regions/{id}"] })] })`.
 */
export function guard({ allow = [] }: { allow?: readonly BlockedCall[] } = {}): Middleware {
  const allowed = new Set<string>(allow);
  return {
    async attempt(request, next, call) {
      const [{ requests }, { readRequest }] = await Promise.all([
        import("./generated/requests.ts"),
        import("./msw/read-request.ts"),
      ]);
      const name = `${call.method} ${call.path}`;
      // Your own endpoints aren't checked, because the contract doesn't describe them. Forms and files aren't read, because they
      // can be too large to read twice.
      const { fault, body, ...facts } = requests[name] ?? {};
      const isJson = facts.type === undefined;
      const copy = isJson ? request.clone() : request;
      const { problems } = await readRequest({ ...facts, ...(isJson && body && { body }) }, copy);
      const refusals = [...(fault && !allowed.has(name) ? [fault] : []), ...problems];
      if (refusals.length > 0) throw new InvalidInputError(call, refusals.join(", "));
      return next(request);
    },
  };
}
