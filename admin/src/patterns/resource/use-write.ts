import type { Input, Operation, Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { RemoveFacts } from "./define.ts";

interface WriteFacts {
  readonly path: string;
  readonly invalidates?: readonly string[];
}

/** What was written and is not yet fetched anew, as `admin/products`. */
const waiting = new WeakMap<QueryClient, Set<string>>();
/** A hundred writes in a row refetch once: the moment they pause. */
const PAUSE = 50;

/** Makes stale what the contract says that a write changes, soon, and once for all writes that follow each other. */
function markStale(queries: QueryClient, { path, invalidates = [] }: WriteFacts): void {
  const stale = waiting.get(queries) ?? new Set<string>();
  waiting.set(queries, stale);
  if (stale.size === 0) settleSoon(queries, stale);
  const [, area = ""] = path.split("/");
  for (const slug of invalidates) stale.add(`${area}/${slug}`);
}

function settleSoon(queries: QueryClient, stale: Set<string>, seen = -1): void {
  setTimeout(() => {
    // As long as more is coming in, it is not the moment.
    if (stale.size > 0 && stale.size !== seen) return settleSoon(queries, stale, stale.size);
    void settleWrites(queries);
  }, PAUSE);
}

/** Fetches anew what is shown of what was written, and waits until it is there. */
export async function settleWrites(queries: QueryClient): Promise<void> {
  const stale = waiting.get(queries);
  if (!stale) return;
  waiting.delete(queries);
  await Promise.all(
    [...stale].map((name) => queries.invalidateQueries({ queryKey: name.split("/") })),
  );
}

export interface Write {
  <O>(operation: Operation<O>, input: Input<O>): Promise<Output<O>>;
  (operation: RemoveFacts, input: { id: string }): Promise<unknown>;
}

/** Sends a write of the contract's. What it makes stale is fetched anew, as the SDK's own mutation hooks do. */
export function useWrite(): Write {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(
    async (operation: RemoveFacts, input: object) => {
      const { data } = await client.send(operation, input as never);
      markStale(queries, operation);
      return data;
    },
    [client, queries],
  ) as Write;
}
