import type { HttpClient, Operation } from "@countertop/sdk";
import { queryOptions, type OperationQueryOptions } from "@countertop/sdk/query";

/**
 * The query of an operation of a resource. The compiler can't derive that any list's input has a `query`, and any record's an `id`.
 */
export const requestOptions: <O>(
  client: HttpClient,
  operation: Operation<O>,
  input: { id?: string; query?: object },
) => OperationQueryOptions<O> = queryOptions as never;

/** The relations, and each part of their paths: if only a relation of `items` is named, items are returned without their own fields. */
export const withParents = (relations: readonly string[]): string[] => [
  ...new Set(
    relations.flatMap((relation) =>
      relation.split(".").map((_, index, parts) => parts.slice(0, index + 1).join(".")),
    ),
  ),
];
