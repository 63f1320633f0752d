import { areas } from "./generated/tree.ts";
import type { Choosing, ChoosingArgs, OutputOf } from "./choice.ts";
import { createCustom, type CustomCalls } from "./http/custom.ts";
import { createHttpClient, type HttpClient } from "./http/http-client.ts";
import { knowing, wireIn } from "./http/known-calls.ts";
import type { CallOptions, ClientOptions, ResponseWithData } from "./http/options.ts";
import { iterate, type ItemOf } from "./iterate.ts";
import type { AnyOperation, ArgsOf, Input, OperationFacts, Output } from "./operation-types.ts";
import type { Operation } from "./operation.ts";

type Bound<Tree> = { readonly [Slug in keyof Tree]: BoundGroup<Tree[Slug]> };
type BoundGroup<Group> = {
  readonly [Action in keyof Group]: Group[Action] extends Operation<infer O>
    ? O extends Choosing
      ? ChoosingCall<O>
      : BoundCall<Input<O>, Output<O>>
    : never;
} & {
  readonly [
    Action in keyof Group as IterateName<Action, Group[Action]>
  ]: Group[Action] extends Operation<infer O>
    ? O extends Choosing
      ? ChoosingIterate<O>
      : Iterate<Input<O>, ItemOf<Output<O>>>
    : never;
};
/** `iterate` for `list`, and `iterateVariants` for `listVariants`. `never` for a list that isn't paginated. */
type IterateName<Action, Call> =
  Call extends Operation<infer O>
    ? "offset" extends QueryName<Input<O>>
      ? Action extends `list${infer Rest}`
        ? `iterate${Rest}`
        : never
      : never
    : never;
type QueryName<Given> = Given extends { query?: infer Query }
  ? keyof Exclude<Query, undefined>
  : never;
export interface BoundCall<Input, Output> {
  (...args: [...ArgsOf<Input>, options?: CallOptions]): Promise<Output>;
  /** The same call, but resolves to `{ data, response }`, with the response's status and headers. */
  withResponse(
    ...args: [...ArgsOf<Input>, options?: CallOptions]
  ): Promise<ResponseWithData<Output>>;
}
/** A call whose response depends on the `expand` and `fields` of its query. */
export interface ChoosingCall<O> {
  <const Expand extends string = never, const Fields extends string = never>(
    ...args: [...ChoosingArgs<O, Expand, Fields>, options?: CallOptions]
  ): Promise<OutputOf<O, Expand, Fields>>;
  /** The same call, but resolves to `{ data, response }`, with the response's status and headers. */
  withResponse<const Expand extends string = never, const Fields extends string = never>(
    ...args: [...ChoosingArgs<O, Expand, Fields>, options?: CallOptions]
  ): Promise<ResponseWithData<OutputOf<O, Expand, Fields>>>;
}
/** Iterates over all items of the list: `for await (const product of client.admin.products.iterate())`. See {@link pages}. */
type Iterate<Input, Item> = (
  ...args: [...ArgsOf<Input>, options?: CallOptions]
) => AsyncGenerator<Item, void, undefined>;

/** Iterates over all items of a list whose items depend on the `expand` and `fields` of its query. */
type ChoosingIterate<O> = <
  const Expand extends string = never,
  const Fields extends string = never,
>(
  ...args: [...ChoosingArgs<O, Expand, Fields>, options?: CallOptions]
) => AsyncGenerator<ItemOf<OutputOf<O, Expand, Fields>>, void, undefined>;

export type BoundAreas<Areas> = { readonly [Area in keyof Areas]: Bound<Areas[Area]> };

/** Has a method for every call of the API: `client.store.products.list({ query })`, `client.admin.regions.update({ id, body })`. */
export interface Client extends HttpClient, BoundAreas<typeof areas> {
  /** Calls to endpoints that aren't in the contract, such as your own. */
  readonly custom: CustomCalls;
}

/** Creates a client. Clients don't share state, so a server can create one for each request. */
export function createClient(options?: ClientOptions): Client {
  const http = createHttpClient(options);
  const send = knowing(http.send, (method, path) => wireIn(allCalls(), method, path));
  return { ...http, send, ...bindAreas(http, areas), custom: createCustom(send) };
}

const allCalls = (): AnyOperation[] =>
  Object.values<object>(areas).flatMap((tree) =>
    Object.values<Record<string, AnyOperation>>(tree as never).flatMap(Object.values),
  );

/** Binds the operations of each area to the client. */
export const bindAreas = <Areas extends object>(
  http: HttpClient,
  trees: Areas,
): BoundAreas<Areas> =>
  Object.fromEntries(
    Object.entries(trees).map(([area, tree]) => [area, bind(http, tree as object)]),
  ) as BoundAreas<Areas>;

type Call = ((client: HttpClient, ...args: unknown[]) => unknown) &
  Partial<OperationFacts<unknown>>;
type Group = Record<string, Call>;

// Groups are bound on first use, so that creating a client for every request is cheap.
function bind<Tree extends object>(http: HttpClient, tree: Tree): Bound<Tree> {
  const bound = {};
  for (const [slug, group] of Object.entries(tree) as [string, Group][]) {
    Object.defineProperty(bound, slug, {
      configurable: true,
      enumerable: true,
      get: () => {
        const calls = Object.entries(group).map(
          ([action, call]) =>
            [
              action,
              Object.assign(call.bind(null, http), {
                withResponse: http.send.bind(null, call as unknown as AnyOperation),
              }),
            ] as const,
        );
        const value = Object.fromEntries<unknown>(calls);
        for (const [action, call] of Object.entries(group))
          if (call.items)
            value[action.replace("list", "iterate")] = iterate.bind(
              null,
              http,
              call as OperationFacts<unknown>,
            );
        Object.defineProperty(bound, slug, { value, enumerable: true });
        return value;
      },
    });
  }
  return bound as Bound<Tree>;
}
