// Defines operations for custom endpoints, which aren't in the contract, and clients that have these operations as methods.
import { bindAreas, createClient, type BoundAreas, type Client } from "./client.ts";
import { areas } from "./generated/tree.ts";
import type { ClientOptions } from "./http/options.ts";
import type { Wire } from "./http/wire-facts.ts";
import { callOf, type Operation } from "./operation.ts";

export type { Unbracketed } from "./generated/contract.ts";
export type { Wire } from "./http/wire-facts.ts";
export type { Operation } from "./operation.ts";
export { wireOf } from "./special-calls.ts";

/** A custom endpoint. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The endpoint's path. Begins with an area and a resource: `/store/reviews/{id}`. */
  readonly path: string;
  /** For a list with `limit` and `offset`: the response property that contains the items. */
  readonly items?: string;
  /** For a list that can be sorted: a value for `order` that sorts by a unique field, such as `-id`. */
  readonly order?: string;
  /** Resources that a write makes stale. Default: the endpoint's own resource. */
  readonly invalidates?: readonly string[];
  /** How the request and the response differ from plain JSON. */
  readonly wire?: Wire;
}

/**
 * The types of an endpoint's path values, query, body, and response: `Described<{ query: { limit?: number }; answer: { reviews:
 * Review[] } }>`.
 */
export interface Described<
  Parts extends { path?: object; query?: object; body?: unknown; answer?: unknown },
> {
  parameters: { query?: Parts["query"] };
  responses: { 200: { content: { "application/json": Parts["answer"] } } };
  input: Parts["path"] & Part<"query", Parts> & Part<"body", Parts>;
}
type Part<Name extends string, Parts> = Name extends keyof Parts
  ? object extends Parts[Name]
    ? { [N in Name]?: Parts[Name] }
    : { [N in Name]: Parts[Name] }
  : unknown;

/** Creates the operation of a custom endpoint. Call it, or pass it to `queryHook` or `mutationHook`. */
export function defineOperation<O>({ items, order, ...facts }: Endpoint): Operation<O> {
  const slug = facts.path.split("/")[2] as string;
  const invalidates = facts.method === "GET" ? [] : [slug];
  return callOf({ items, order, invalidates, ...facts });
}

type Group = Readonly<Record<string, Operation<never>>>;
/** Operations by area, resource, and method name: `{ store: { reviews: { list: storeListReviews } } }`. */
type Tree = Readonly<Record<string, Readonly<Record<string, Group>>>>;

/** The client with your methods. If your method has the name of an existing one, it replaces that method. */
export type OwnClient<Own> = Omit<Client, keyof Own> & {
  readonly [Area in keyof Own]: Area extends keyof Client
    ? Replaced<Client[Area], BoundAreas<Own>[Area]>
    : BoundAreas<Own>[Area];
};
type Replaced<Given, Own> = Omit<Given, keyof Own> & {
  readonly [Slug in keyof Own]: Slug extends keyof Given
    ? Omit<Given[Slug], keyof Own[Slug]> & Own[Slug]
    : Own[Slug];
};

/** Returns a `createClient` function whose clients also have methods for your own operations. */
export function defineClient<const Own extends object>(
  own: Own,
): (options?: ClientOptions) => OwnClient<Own> {
  return (options) => {
    const client = createClient(options);
    const trees = Object.entries(own as Tree).map(([area, groups]) => {
      const known: Tree[string] = (areas as unknown as Partial<Tree>)[area] ?? {};
      const merged = Object.entries(groups).map(([slug, group]) => [
        slug,
        { ...known[slug], ...group },
      ]);
      return [area, { ...known, ...(Object.fromEntries(merged) as Tree[string]) }] as const;
    });
    return { ...client, ...bindAreas(client, Object.fromEntries(trees)) } as OwnClient<Own>;
  };
}
