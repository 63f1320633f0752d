// Returns the names of operations. This is a separate entry point, so that clients that don't use it don't load the table.
import { names } from "./generated/names.ts";

export interface CallNames {
  /** The operation's id, such as `adminListProducts`. */
  readonly id: string;
  /** The method of the client, such as `admin.products.list`. */
  readonly method: string;
  /** The operation's hook, such as `useAdminProducts`. */
  readonly hook: string;
}

const known: ReadonlyMap<string, (typeof names)[string]> = new Map(Object.entries(names));

/** All calls that have names, such as `GET /admin/products/{id}`. */
export const namedCalls: readonly string[] = [...known.keys()];

/** Returns the names of a call such as `GET /admin/products/{id}`. Returns undefined for your own endpoints. */
export function callNames(call: string): CallNames | undefined {
  const found = known.get(call);
  if (!found) return undefined;
  const [id, method, hook] = found;
  return { id, method, hook };
}
