import type { CallOptions, Input, Operation, Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { RemoveFacts } from "./define.ts";

interface WriteFacts {
  readonly path: string;
  readonly invalidates?: readonly string[];
}

/** What was written and is not yet fetched anew, as `admin/products`. */
interface Stale {
  names: Set<string>;
  timer?: ReturnType<typeof setTimeout>;
}
const waiting = new WeakMap<QueryClient, Stale>();
/** A hundred writes in a row refetch once: the moment they pause. */
const PAUSE = 50;

/** Notes what the contract says that a write changes. */
function markStale(queries: QueryClient, { path, invalidates = [] }: WriteFacts): Stale {
  const stale = waiting.get(queries) ?? { names: new Set() };
  waiting.set(queries, stale);
  const [, area = ""] = path.split("/");
  for (const slug of invalidates) stale.names.add(`${area}/${slug}`);
  return stale;
}

function settleSoon(queries: QueryClient, stale: Stale): void {
  clearTimeout(stale.timer);
  stale.timer = setTimeout(() => {
    // As long as something is being written, it is not the moment.
    if (queries.isMutating() > 0) settleSoon(queries, stale);
    else void settle(queries);
  }, PAUSE);
}

async function settle(queries: QueryClient): Promise<void> {
  const stale = waiting.get(queries);
  if (!stale) return;
  waiting.delete(queries);
  clearTimeout(stale.timer);
  await Promise.all(
    [...stale.names].map((name) => queries.invalidateQueries({ queryKey: name.split("/") })),
  );
}

/**
 * Fetches anew what is shown of what was written, and waits until it is there. Of the operations that are named, also what they
 * would have changed: where others may have, or where nobody knows whether they did.
 */
export function useSettleWrites(): (...operations: WriteFacts[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (...operations) => {
      for (const operation of operations) markStale(queries, operation);
      return settle(queries);
    },
    [queries],
  );
}

export interface Write {
  <O>(operation: Operation<O>, input: Input<O>, options?: CallOptions): Promise<Output<O>>;
  (operation: RemoveFacts, input: { id: string }): Promise<unknown>;
}

/**
 * Sends a write of the contract's, as the SDK's own mutation hooks do: what it makes stale is fetched anew, and the mutation
 * cache hears of a session that has ended, or of no answer.
 */
export function useWrite(): Write {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(
    async (operation: RemoveFacts, input: object, options?: CallOptions) => {
      const { method, path } = operation;
      const data = await queries
        .getMutationCache()
        .build(queries, {
          mutationKey: [method, path],
          mutationFn: async () => (await client.send(operation, input as never, options)).data,
          // Its answer goes to who has asked for it, and to nobody else.
          gcTime: 0,
        })
        .execute(undefined);
      settleSoon(queries, markStale(queries, operation));
      return data;
    },
    [client, queries],
  ) as Write;
}
