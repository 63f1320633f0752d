import * as operations from "../src/operations.ts";
import type { AnyOperation } from "../src/operation-types.ts";

const all: readonly AnyOperation[] = Object.values(operations);

/** The operation with a method and a path, such as "POST /admin/auth". Only the parts that the HTTP core needs. */
export function operationAt(call: string): AnyOperation {
  const found = all.find(({ method, path }) => `${method} ${path}` === call);
  if (!found) throw new Error(`The contract has no ${call}`);
  return found;
}
