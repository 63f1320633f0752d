// Holds requests against the contract. A door of its own: nobody else pays for it, and what it compares with comes with the first
// call.
import { InvalidInputError } from "./errors.ts";
import type { FaultyCall } from "./generated/requests.ts";
import type { Middleware } from "./http/options.ts";

export type { FaultyCall };

/**
 * Refuses what the contract forbids before it is sent, with an {@link InvalidInputError} that says what is wrong: most of it the server
 * answers with 500 and no word of why, such as an unknown name in `expand`, `fields` or `order`, or a number beyond 32 bits. It also
 * refuses the few calls that the server cannot do, or that destroy more than they say, unless they are allowed by name:
 * `createClient({ middleware: [guard({ allow: ["DELETE /admin/regions/{id}"] })] })`.
 */
export function guard({ allow = [] }: { allow?: readonly FaultyCall[] } = {}): Middleware {
  const allowed = new Set<string>(allow);
  return {
    async attempt(request, next, call) {
      const [{ requests }, { readRequest }] = await Promise.all([
        import("./generated/requests.ts"),
        import("./msw/read-request.ts"),
      ]);
      const name = `${call.method} ${call.path}`;
      // Calls of one's own are not in the contract. Forms and files are too much to be read twice.
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
