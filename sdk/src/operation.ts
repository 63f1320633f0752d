import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import type { AnyInput, Input, InputArgs, OperationFacts, Output } from "./operation-types.ts";

/** One call of the API: a function, and the facts that keys, hooks and iterators are made from. */
export interface Operation<O> extends OperationFacts<O> {
  (client: HttpClient, ...args: OperationArgs<O>): Promise<Output<O>>;
}
export type OperationArgs<O> = [...InputArgs<O>, options?: CallOptions | undefined];
/** The same, as the one who is called sees them: TypeScript cannot tell the places of an open `O` apart. */
export type GivenArgs<O> = [input: Input<O> | undefined, options: CallOptions | undefined];

/**
 * Used by generated code. The third text is, of a list, the property of its answer that holds the items; of a write, the
 * slugs that it makes stale beside its own resource, which a leading `-` leaves out; the fourth is a list's stable order:
 * `operation("GET", "/admin/products", "products", "-id")`, `operation("DELETE", "/admin/regions/{id}", "store carts")`.
 */
export function operation<O>(
  method: string,
  path: string,
  text?: string,
  order?: string,
): Operation<O> {
  const reads = method === "GET";
  const facts: Omit<OperationFacts<O>, "~operation"> = {
    method,
    path,
    items: reads ? text : undefined,
    order,
    invalidates: reads ? [] : staleSlugs(path, text),
  };
  const call = async (
    client: HttpClient,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<unknown> => (await client.send(facts, input, options)).data;
  return Object.assign(call, facts) as unknown as Operation<O>;
}

function staleSlugs(path: string, others = ""): readonly string[] {
  const slugs = `${path.split("/")[2]} ${others}`.trim().split(" ");
  return slugs[1] === "-" ? slugs.slice(2) : slugs;
}
