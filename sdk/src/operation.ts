import type { ChoosingArgs, OutputOf } from "./choice.ts";
import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import type { Wire } from "./http/wire-facts.ts";
import type { AnyInput, Input, InputArgs, OperationFacts } from "./operation-types.ts";

/** One API call: a function, and the metadata that its keys, hooks, and iterators need. */
export interface Operation<O> extends OperationFacts<O> {
  <const Expand extends string = never, const Fields extends string = never>(
    client: HttpClient,
    ...args: [...ChoosingArgs<O, Expand, Fields>, options?: CallOptions | undefined]
  ): Promise<OutputOf<O, Expand, Fields>>;
}
export type OperationArgs<O> = [...InputArgs<O>, options?: CallOptions | undefined];
/** The type of `OperationArgs` inside a function, because TypeScript can't destructure it for a generic `O`. */
export type OptionalArgs<O> = [input: Input<O> | undefined, options: CallOptions | undefined];

/** Facts of a generated operation that don't follow from its method and path. */
interface Facts extends Wire {
  /** For a paginated list: the property of its response that holds the items. Default: the resource's name, if there is an `order`. */
  readonly items?: string;
  /** For a list that can be sorted: a sort order by a unique field. */
  readonly order?: string;
  /** The slugs of the resources that a write makes stale, separated by spaces. Default: its own resource. */
  readonly changes?: string;
}

/** Used by generated code: `operation("GET", "/admin/products", { order: "-id" })`. */
export function operation<O>(method: string, path: string, facts: Facts = {}): Operation<O> {
  const slug = path.split("/")[2] as string;
  const resource = slug.replaceAll("-", "_");
  const {
    order,
    items = order && resource,
    changes = method === "GET" ? "" : slug,
    record = resource.replace(/ies$/, "y").replace(/s$/, ""),
    ...wire
  } = facts;
  return callOf<O>({
    method,
    path,
    items,
    order,
    invalidates: changes.split(" ").filter(Boolean),
    wire: { ...wire, record },
  });
}

/** Creates an operation: a function that sends the call, with the operation's facts as properties. */
export function callOf<O>(facts: Omit<OperationFacts<O>, "~operation">): Operation<O> {
  const call = async (
    client: HttpClient,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<unknown> => (await client.send(facts, input, options)).data;
  return Object.assign(call, facts) as unknown as Operation<O>;
}
