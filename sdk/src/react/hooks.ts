import {
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
  type InfiniteData,
  type SkipToken,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryResult,
  type UseSuspenseInfiniteQueryOptions,
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
} from "@tanstack/react-query";
import { useCallback } from "react";
import type { Choice, Choosing, OutputOf } from "../choice.ts";
import type { HttpClient } from "../http/http-client.ts";
import type { CallOptions } from "../http/options.ts";
import type { OperationArgs } from "../operation.ts";
import type { Failure, Input, InputArgs, OperationFacts, Output } from "../operation-types.ts";
import { infiniteOptions, queryOptions, type QueryKey } from "../query.ts";
import type { QueryHook, QueryHookOptions, RequestOptions, SkippableArgs } from "./query-hook.ts";
import { useClient } from "./client-context.ts";
import { warnOfClients } from "./development.ts";
import { forgetUser } from "./user-change.ts";
import { isUnanswered, wrote } from "./write.ts";

export type { QueryHook, QueryHookOptions, RequestOptions, SkippableArgs };

/** The environment variable that bundlers for browsers replace. TanStack Query checks the same one. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The pages of a list, as TanStack Query returns them. */
export type PagesOf<O> = InfiniteData<Output<O>, number>;
type Ours = "queryKey" | "queryFn" | "initialPageParam" | "getNextPageParam";
export type InfiniteHookOptions<O, Data = PagesOf<O>, Answer = Output<O>> = RequestOptions &
  Omit<UseInfiniteQueryOptions<Answer, Failure<O>, Data, QueryKey, number>, Ours>;
export type SuspenseHookOptions<O, Data = Output<O>, Answer = Output<O>> = RequestOptions &
  Omit<UseSuspenseQueryOptions<Answer, Failure<O>, Data, QueryKey>, Ours>;
export type SuspenseInfiniteHookOptions<O, Data = PagesOf<O>, Answer = Output<O>> = RequestOptions &
  Omit<UseSuspenseInfiniteQueryOptions<Answer, Failure<O>, Data, QueryKey, number>, Ours>;
export type WriteOptions<Data, Failed, Given, Context = unknown> = RequestOptions &
  Omit<UseMutationOptions<Data, Failed, Given, Context>, "mutationFn"> & {
    /**
     * Called if the response was lost, so that the server may or may not have executed the write. Looks for the write's effect on
     * the server. If it resolves to the lost response, the write succeeds. If it resolves to undefined, the write fails with the
     * original error.
     */
    lookUp?: ((input: Given, client: HttpClient) => Promise<Data | undefined>) | undefined;
  };
export type MutationHookOptions<O, Context = unknown> = WriteOptions<
  Output<O>,
  Failure<O>,
  MutationInput<O>,
  Context
>;
/** Argument of `mutate`; optional (`void` in TanStack Query's types) if the operation requires no input. */
export type MutationInput<O> = object extends Input<O> ? Input<O> | void : Input<O>;

export type MutationHook<O> = <Context = unknown>(
  options?: MutationHookOptions<O, Context>,
) => UseMutationResult<Output<O>, Failure<O>, MutationInput<O>, Context>;

/** Used by generated code. Creates the query hook of a read. */
export function queryHook<O>(operation: OperationFacts<O>): QueryHook<O> {
  return ((given?: Input<O> | SkipToken, options?: QueryHookOptions<O>) =>
    useQuery(
      useReadOptions(queryOptions, operation, given, options) as never,
    )) as unknown as QueryHook<O>;
}

/** Queries any read, for code that gets the operation as a value. If you know the operation, use its generated hook. */
export function useOperation<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
  Data = OutputOf<O, Expand, Fields>,
>(
  operation: OperationFacts<O>,
  input: (Input<O> & Choice<Expand, Fields>) | SkipToken,
  options?: QueryHookOptions<O, Data, OutputOf<O, Expand, Fields>>,
): UseQueryResult<Data, Failure<O>>;
export function useOperation<O, Data = Output<O>>(
  operation: OperationFacts<O>,
  ...[input, options]: [...SkippableArgs<O>, options?: QueryHookOptions<O, Data>]
): UseQueryResult<Data, Failure<O>>;
export function useOperation<O>(
  operation: OperationFacts<O>,
  input?: Input<O> | SkipToken,
  options?: RequestOptions,
): unknown {
  return useQuery(useReadOptions(queryOptions, operation, input, options) as never);
}

type MakeOptions = <O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: OperationArgs<O>
) => { readonly queryKey: QueryKey };

/** Options that a reading hook passes to TanStack Query. The client comes from the context. */
export function useReadOptions<O>(
  make: MakeOptions,
  operation: OperationFacts<O>,
  given: Input<O> | SkipToken | undefined,
  { request, ...options }: RequestOptions & { enabled?: unknown; staleTime?: unknown } = {},
): object {
  // Rejects values other than booleans and functions, because TanStack Query would convert any value to true or false.
  if (!["undefined", "boolean", "function"].includes(typeof options.enabled))
    throw new Error("Expected enabled to be a boolean");
  const client = useClient();
  const queries = useQueryClient();
  const input = given === skipToken ? undefined : given;
  const args = [input, request] as unknown as OperationArgs<O>;
  const made = make(client, operation, ...args);
  if (process.env.NODE_ENV !== "production") warnOfClients(queries, client, made.queryKey);
  return {
    ...made,
    ...options,
    ...(given === skipToken && { queryFn: skipToken }),
  };
}

/** Used by generated code. Creates the mutation hook of a write. */
export function mutationHook<O>(operation: OperationFacts<O>): MutationHook<O> {
  return (options) => useOperationMutation(operation, options);
}

/**
 * The mutation of any write, for code that gets the operation as a value. Generated hooks call this hook. A successful write marks
 * the resources in the contract's `x-invalidates` as stale, and refetches visible queries once writes pause. Signing in or out
 * clears the area's cached data. The caller's `onSuccess` is called after that. The mutation doesn't wait for the refetches, so a
 * form can close while lists refetch.
 */
export function useOperationMutation<O, Context = unknown>(
  operation: OperationFacts<O>,
  options?: MutationHookOptions<O, Context>,
): UseMutationResult<Output<O>, Failure<O>, MutationInput<O>, Context> {
  const { method, path, invalidates = [] } = operation;
  return useWrite<Output<O>, Failure<O>, MutationInput<O>, Context>(
    [method, path],
    invalidates,
    async (client, input, request) =>
      (await client.send(operation, input as Input<O>, request)).data,
    options,
  );
}

/**
 * The base of every mutation hook. `key` begins with the method and the path, and `stale` lists the resources that the write makes
 * stale.
 */
export function useWrite<Data, Failed, Given, Context = unknown>(
  key: readonly [method: string, path: string, ...unknown[]],
  stale: readonly string[],
  write: (client: HttpClient, input: Given, request: CallOptions | undefined) => Promise<Data>,
  { request, lookUp, ...options }: WriteOptions<Data, Failed, Given, Context> = {},
): UseMutationResult<Data, Failed, Given, Context> {
  const client = useClient();
  const queries = useQueryClient();
  const [method, path] = key;
  return useMutation({
    mutationKey: key,
    ...options,
    mutationFn: (input: Given) =>
      write(client, input, request).catch(async (error: unknown) => {
        const found =
          lookUp && isUnanswered(error) && (await lookUp(input, client).catch(() => undefined));
        if (!found) throw error;
        return found;
      }),
    onSuccess: (...result) => {
      if (!forgetUser(queries, method, path)) wrote(queries, { path, invalidates: stale });
      return options.onSuccess?.(...result);
    },
    onError: (error, ...rest) => {
      forgetUser(queries, method, path, error as { status?: number });
      return options.onError?.(error, ...rest);
    },
  });
}

/**
 * Suspends until the response arrives. By default, the response stays fresh for 1000 ms, so that a component that suspended doesn't
 * fetch twice.
 */
export function useSuspense<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
  Data = OutputOf<O, Expand, Fields>,
>(
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: SuspenseHookOptions<O, Data, OutputOf<O, Expand, Fields>>,
): UseSuspenseQueryResult<Data, Failure<O>>;
export function useSuspense<O, Data = Output<O>>(
  operation: OperationFacts<O>,
  ...[input, options]: [...InputArgs<O>, options?: SuspenseHookOptions<O, Data>]
): UseSuspenseQueryResult<Data, Failure<O>>;
export function useSuspense<O>(
  operation: OperationFacts<O>,
  input?: Input<O>,
  options?: RequestOptions,
): unknown {
  return useSuspenseQuery(
    useReadOptions(queryOptions, operation, input, {
      staleTime: 1000,
      ...options,
    }) as never,
  );
}

/** A paginated list as an infinite query. */
export function useInfiniteList<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
  Data = InfiniteData<OutputOf<O, Expand, Fields>, number>,
>(
  operation: OperationFacts<O>,
  input: (Input<O> & Choice<Expand, Fields>) | SkipToken,
  options?: InfiniteHookOptions<O, Data, OutputOf<O, Expand, Fields>>,
): UseInfiniteQueryResult<Data, Failure<O>>;
export function useInfiniteList<O, Data = PagesOf<O>>(
  operation: OperationFacts<O>,
  ...[input, options]: [...SkippableArgs<O>, options?: InfiniteHookOptions<O, Data>]
): UseInfiniteQueryResult<Data, Failure<O>>;
export function useInfiniteList<O>(
  operation: OperationFacts<O>,
  input?: Input<O> | SkipToken,
  options?: RequestOptions,
): unknown {
  return useInfiniteQuery(useReadOptions(infiniteOptions, operation, input, options) as never);
}

/** A paginated list as an infinite query that suspends until the first page arrives. */
export function useSuspenseInfiniteList<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
  Data = InfiniteData<OutputOf<O, Expand, Fields>, number>,
>(
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: SuspenseInfiniteHookOptions<O, Data, OutputOf<O, Expand, Fields>>,
): UseSuspenseInfiniteQueryResult<Data, Failure<O>>;
export function useSuspenseInfiniteList<O, Data = PagesOf<O>>(
  operation: OperationFacts<O>,
  ...[input, options]: [...InputArgs<O>, options?: SuspenseInfiniteHookOptions<O, Data>]
): UseSuspenseInfiniteQueryResult<Data, Failure<O>>;
export function useSuspenseInfiniteList<O>(
  operation: OperationFacts<O>,
  input?: Input<O>,
  options?: RequestOptions,
): unknown {
  return useSuspenseInfiniteQuery(
    useReadOptions(infiniteOptions, operation, input, {
      staleTime: 1000,
      ...options,
    }) as never,
  );
}

/**
 * Prefetches data: `const prefetch = usePrefetch(adminRetrieveProduct)`, then `onPointerEnter={() => prefetch({ id })}`. Doesn't
 * fetch again while the response is still fresh. In a loader, use `queryClient.prefetchQuery(queryOptions(…))`.
 */
export function usePrefetch<O>(
  operation: OperationFacts<O>,
  staleTime = 1000,
): (...args: InputArgs<O>) => void {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(
    (...args: InputArgs<O>) =>
      void queries.prefetchQuery({ staleTime, ...queryOptions(client, operation, ...args) }),
    [client, queries, operation, staleTime],
  );
}
