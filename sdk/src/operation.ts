import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import type {
  AnyInput,
  AnyOperation,
  Input,
  InputArgs,
  OperationFacts,
  Output,
} from "./operation-types.ts";

/** One call of the API: a function, and the facts that keys, hooks and iterators are made from. */
export interface Operation<O> extends OperationFacts<O> {
  (client: HttpClient, ...args: OperationArgs<O>): Promise<Output<O>>;
}
export type OperationArgs<O> = [...InputArgs<O>, options?: CallOptions | undefined];
/** The same, as the one who is called sees them: TypeScript cannot tell the places of an open `O` apart. */
export type GivenArgs<O> = [input: Input<O> | undefined, options: CallOptions | undefined];

/** Used by generated code: `operation<operations["adminListProducts"]>("GET", "/admin/products", "products")`. */
export function operation<O>(method: string, path: string, items?: string): Operation<O> {
  const facts: AnyOperation & { items: string | undefined } = { method, path, items };
  const call = async (
    client: HttpClient,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<unknown> => (await client.send(facts, input, options)).data;
  return Object.assign(call, facts) as unknown as Operation<O>;
}
