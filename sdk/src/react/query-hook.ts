import type { SkipToken, UseQueryOptions, UseQueryResult } from "@tanstack/react-query";
import type { Choosing, ChoosingInput, OutputOf } from "../choice.ts";
import type { CallOptions } from "../http/options.ts";
import type { Failure, Input, Output } from "../operation-types.ts";
import type { QueryKey } from "../query.ts";

export interface RequestOptions {
  /** Call options: timeout, retries, headers, and a signal in addition to TanStack Query's own. They aren't part of the key. */
  request?: CallOptions;
}
export type QueryHookOptions<O, Data = Output<O>, Answer = Output<O>> = RequestOptions &
  Omit<UseQueryOptions<Answer, Failure<O>, Data, QueryKey>, "queryKey" | "queryFn">;
/** With `skipToken` as the input, the hook doesn't send a request: `useAdminProduct(id ? { id } : skipToken)`. */
export type SkippableArgs<O> =
  object extends Input<O> ? [input?: Input<O> | SkipToken] : [input: Input<O> | SkipToken];
export type QueryHook<O> = O extends Choosing ? ChoosingHook<O> : PlainHook<O>;

/** The hook of a read that always returns the same fields and relations. */
export interface PlainHook<O> {
  <Data = Output<O>>(
    ...args: [...SkippableArgs<O>, options?: QueryHookOptions<O, Data>]
  ): UseQueryResult<Data, Failure<O>>;
}

/** The hook of a read whose data depends on the `expand` and `fields` of its query. */
export interface ChoosingHook<O> {
  <
    const Expand extends string = never,
    const Fields extends string = never,
    Data = OutputOf<O, Expand, Fields>,
  >(
    ...args: [
      ...SkippableChoice<O, Expand, Fields>,
      options?: QueryHookOptions<O, Data, OutputOf<O, Expand, Fields>>,
    ]
  ): UseQueryResult<Data, Failure<O>>;
}

type SkippableChoice<O, Expand extends string, Fields extends string> =
  object extends Input<O>
    ? [input?: ChoosingInput<O, Expand, Fields> | SkipToken]
    : [input: ChoosingInput<O, Expand, Fields> | SkipToken];
