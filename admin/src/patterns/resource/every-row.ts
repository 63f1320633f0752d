import { iterate, type HttpClient, type Operation } from "@countertop/sdk";
import type { RowOf } from "./define.ts";

/**
 * All rows of a resource's list, page by page. Cast, because the compiler can't derive that any list's input has a `query`.
 */
export const everyRow: <L>(
  client: HttpClient,
  list: Operation<L>,
  input: { query: object },
) => AsyncIterable<RowOf<L>> = iterate as never;
