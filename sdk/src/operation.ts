import type { ChoosingArgs, OutputOf } from "./choice.ts";
import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import type { AnyInput, Input, InputArgs, OperationFacts } from "./operation-types.ts";

/** One API call: a function, and the metadata that its keys, hooks, and iterators need. */
export interface Operation<O> extends OperationFacts<O> {
  <const Expand extends string = never, const Fields extends string = never>(
    client: HttpClient,
    ...args: [...ChoosingArgs<O, Expand, Fields>, options?: CallOptions | undefined]
  ): Promise<OutputOf<O, Expand, Fields>>;
}
export type OperationArgs<O> = [...InputArgs<O>, options?: CallOptions | undefined];
/** The same arguments inside the function, because TypeScript can't tell the positions of a generic `O` apart. */
export type OptionalArgs<O> = [input: Input<O> | undefined, options: CallOptions | undefined];

/**
 * Used by generated code. For a list, the third argument is the property of its response that holds the items, or empty if it is the
 * resource's own name. The fourth is the list's stable order: `operation("GET", "/admin/products", "", "-id")`.
 */
export function operation<O>(
  method: string,
  path: string,
  items?: string,
  order?: string,
): Operation<O> {
  const slug = path.split("/")[2] as string;
  return callOf<O>({
    method,
    path,
    items: items === "" ? slug.replaceAll("-", "_") : items,
    order,
    invalidates: method === "GET" ? [] : [slug],
  });
}

/** The function of an operation, with its facts. */
export function callOf<O>(facts: Omit<OperationFacts<O>, "~operation">): Operation<O> {
  const call = async (
    client: HttpClient,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<unknown> => (await client.send(facts, input, options)).data;
  return Object.assign(call, facts) as unknown as Operation<O>;
}

/** Used by generated code: the same write with the resources that it makes stale, if there are others than its own. */
export const changing = <O>(write: Operation<O>, slugs: string): Operation<O> =>
  Object.assign(write, { invalidates: slugs.split(" ").filter(Boolean) });
