import type { HttpClient, Operation } from "@countertop/sdk";
import { queryOptions, type OperationQueryOptions } from "@countertop/sdk/query";

/**
 * The query for an operation of a resource. Cast, because the compiler can't derive that the input of any list has a `query`,
 * and that of any record an `id`.
 */
export const requestOptions: <O>(
  client: HttpClient,
  operation: Operation<O>,
  input: { id?: string; query?: object },
) => OperationQueryOptions<O> = queryOptions as never;

/**
 * The relations, and each part of their paths. If only a relation of `items` is requested, the server returns the items without
 * their own fields.
 */
export const withParents = (relations: readonly string[]): string[] => [
  ...new Set(
    relations.flatMap((relation) =>
      relation.split(".").map((_, index, parts) => parts.slice(0, index + 1).join(".")),
    ),
  ),
];
