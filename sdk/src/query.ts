import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { Choice, Choosing, OutputOf } from "./choice.ts";
import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import { eitherSignal } from "./http/signals.ts";
import type { OptionalArgs, OperationArgs } from "./operation.ts";
import type {
  AnyInput,
  Failure,
  Input,
  InputArgs,
  OperationFacts,
  Output,
} from "./operation-types.ts";
import { firstOffset, nextOffset, pageInput } from "./paging.ts";

export {
  adminQueryDefaults,
  retryUnlessRejected,
  storefrontQueryDefaults,
} from "./query-defaults.ts";

type AnyListed = Pick<OperationFacts<unknown>, "path" | "items">;
export type QueryKey = readonly unknown[];
/** A query key with the type of its data: `queryClient.getQueryData(queryOptions(…).queryKey)` has the response's type. */
export type OperationKey<O, Data = Output<O>> = DataTag<QueryKey, Data, Failure<O>>;
export type InfiniteKey<O, Page = Output<O>> = DataTag<
  QueryKey,
  InfiniteData<Page, number>,
  Failure<O>
>;

/**
 * Returns the query's key, which is hierarchical: `["admin", "products", "list", { q: "cup" }]`, `["admin", "products", "detail",
 * "prod_1", "variants"]`. A prefix matches all keys that begin with it, so `["admin", "products"]` matches all data of products. To
 * find a single response, use `queryOptions(…).queryKey`, which also contains the client's `id` if the client has one.
 */
export const queryKey = <O>(operation: OperationFacts<O>, ...[input]: InputArgs<O>): QueryKey =>
  keyOf(operation, input as AnyInput | undefined);

function keyOf(operation: AnyListed, input: AnyInput = {}): unknown[] {
  const [, area, slug, ...rest] = operation.path.split("/");
  const key: unknown[] = [area, slug];
  if (rest.length === 0 && operation.items) key.push("list");
  if (rest[0]?.startsWith("{")) key.push("detail");
  for (const segment of rest)
    key.push(segment.startsWith("{") ? input[segment.slice(1, -1)] : segment);
  if (input.query) key.push(input.query);
  return key;
}

/**
 * Returns the query's key with the client's `id`. The key doesn't contain the store's URL, because a server and a browser may reach
 * the same store at different URLs. If a page uses several stores, give each an `id`.
 */
const ownKey = ({ id }: HttpClient, operation: AnyListed, input: unknown): unknown[] => {
  const key = keyOf(operation, input as AnyInput | undefined);
  return id === undefined ? key : [...key, { client: id }];
};

export interface OperationQueryOptions<O, Data = Output<O>> {
  queryKey: OperationKey<O, Data>;
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
  /** Carries the type of failure to TanStack Query. */
  readonly "~failure"?: Failure<O>;
}

/** Returns the key and the function of a query, for loaders, for prefetching, and for hooks such as `useQuery`. */
export function queryOptions<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
>(
  client: HttpClient,
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: CallOptions,
): OperationQueryOptions<O, OutputOf<O, Expand, Fields>>;
export function queryOptions<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: OperationArgs<O>
): OperationQueryOptions<O>;
export function queryOptions<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: OperationArgs<O>
): OperationQueryOptions<O> {
  const [input, request] = args as unknown as OptionalArgs<O>;
  return {
    queryKey: ownKey(client, operation, input) as unknown as OperationKey<O>,
    queryFn: async ({ signal }) => {
      const either = eitherSignal(request?.signal, signal);
      const { data } = await client.send(operation, input, { ...request, signal: either });
      // TanStack Query treats `undefined` as a mistake, so a call without a body returns `null`.
      return data === undefined ? (null as Output<O>) : data;
    },
  };
}

export interface OperationInfiniteOptions<O, Page = Output<O>> {
  queryKey: InfiniteKey<O, Page>;
  initialPageParam: number;
  queryFn(context: { pageParam: number; signal: AbortSignal }): Promise<Page>;
  getNextPageParam(page: Page, pages: unknown, offset: number): number | undefined;
  /** Carries the type of failure to TanStack Query. */
  readonly "~failure"?: Failure<O>;
}

/**
 * Returns the options of an infinite query for a paginated list. Its key is the list's key with the suffix `infinite`, so one
 * prefix matches both.
 */
export function infiniteOptions<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
>(
  client: HttpClient,
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: CallOptions,
): OperationInfiniteOptions<O, OutputOf<O, Expand, Fields>>;
export function infiniteOptions<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: OperationArgs<O>
): OperationInfiniteOptions<O>;
export function infiniteOptions<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: OperationArgs<O>
): OperationInfiniteOptions<O> {
  const [input, request] = args as unknown as OptionalArgs<O>;
  return {
    queryKey: [...ownKey(client, operation, input), "infinite"] as unknown as InfiniteKey<O>,
    initialPageParam: firstOffset(input),
    queryFn: ({ pageParam, signal }) => {
      const page = pageInput(operation, input as AnyInput | undefined, pageParam);
      return queryOptions(
        client,
        operation,
        ...([page, request] as unknown as OperationArgs<O>),
      ).queryFn({ signal });
    },
    getNextPageParam: (page, _pages, offset) => nextOffset(operation, input, page, offset),
  };
}
