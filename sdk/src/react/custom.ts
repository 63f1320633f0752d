// Hooks for endpoints that aren't in the contract, such as your own. Paths are the same as in `client.custom`.
import {
  useQuery,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { ApiError, ConnectionError } from "../errors.ts";
import { createCustom, withArea } from "../http/custom.ts";
import type { OperationFacts } from "../operation-types.ts";
import { queryOptions, type QueryKey } from "../query.ts";
import { knowingSpecial } from "../special-calls.ts";
import {
  useReadOptions,
  useWrite,
  type RequestOptions,
  type SkippableArgs,
  type WriteOptions,
} from "./hooks.ts";

type Failed = ApiError | ConnectionError;
interface CustomRead<Data> {
  parameters: { query?: Record<string, unknown> };
  responses: { 200: { content: { "application/json": Data } } };
}
export type CustomQueryOptions<Data, Selected = Data> = RequestOptions &
  Omit<UseQueryOptions<Data, Failed, Selected, QueryKey>, "queryKey" | "queryFn">;
export type CustomWriteOptions<Data, Body, Context = unknown> = WriteOptions<
  Data,
  Failed,
  Body,
  Context
> & {
  /** Resources that a successful write makes stale, in addition to the path's own resource: `["products"]`. */
  invalidates?: readonly string[];
};

/**
 * Queries a custom path. The query's key consists of the path's parts: `/reviews/r1` is `["admin", "reviews", "r1"]`, and
 * `["admin", "reviews"]` matches it.
 */
export function useAdminCustomQuery<Data = unknown, Selected = Data>(
  path: string,
  ...[input, options]: [
    ...SkippableArgs<CustomRead<Data>>,
    options?: CustomQueryOptions<Data, Selected>,
  ]
): UseQueryResult<Selected, Failed> {
  const operation: OperationFacts<CustomRead<Data>> = {
    method: "GET",
    path: withArea(path),
    items: undefined,
    custom: true,
  };
  return useQuery(useReadOptions(queryOptions, operation, input, options) as never) as never;
}

/** Posts to a custom path. `mutate` takes the body. */
export const useAdminCustomPost: CustomWriteHook = (path, options) =>
  useCustomWrite("post", path, options);

/** Sends a DELETE to a custom path. `mutate` takes the body, if there is one. */
export const useAdminCustomDelete: CustomWriteHook = (path, options) =>
  useCustomWrite("delete", path, options);

type CustomWriteHook = <Data = unknown, Body = void, Context = unknown>(
  path: string,
  options?: CustomWriteOptions<Data, Body, Context>,
) => UseMutationResult<Data, Failed, Body, Context>;

function useCustomWrite<Data, Body, Context>(
  method: "post" | "delete",
  path: string,
  { invalidates = [], ...options }: CustomWriteOptions<Data, Body, Context> = {},
): UseMutationResult<Data, Failed, Body, Context> {
  const full = withArea(path);
  const own = full.split("/")[2] as string;
  return useWrite<Data, Failed, Body, Context>(
    [method, full],
    [own, ...invalidates],
    (client, body, request) =>
      createCustom(knowingSpecial(client.send))[method]<Data>(full, { body }, request),
    options as WriteOptions<Data, Failed, Body, Context>,
  );
}
