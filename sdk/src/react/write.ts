// Every write of this package uses this module, so a burst of writes refetches once, regardless of how they were sent.
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError, ConnectionError, DecodeError } from "../errors.ts";
import { areaOf } from "../http/auth.ts";
import type { CallOptions } from "../http/options.ts";
import type { Operation } from "../operation.ts";
import type { AnyInput, AnyOperation, Input, Output } from "../operation-types.ts";
import { useClient } from "./client-context.ts";
import { forgetUser } from "./user-change.ts";

/** The slugs that a write makes stale, in the area of its path. */
export interface StaleFacts {
  readonly path: string;
  readonly invalidates?: readonly string[] | undefined;
}
/** A write with the resources that it makes stale. */
export interface WriteFacts extends AnyOperation, StaleFacts {}

interface Burst {
  /** Keys of the written resources: area and slug. */
  stale: Map<string, readonly string[]>;
  timer?: ReturnType<typeof setTimeout>;
}
const bursts = new WeakMap<QueryClient, Burst>();
/** The refetches that have started. They may already be finished. */
const running = new WeakMap<QueryClient, Promise<void>>();
/** Pause, in milliseconds, that ends a burst of writes. */
const PAUSE = 50;

/** Marks the resources that a write changes, according to the contract, as stale. They are refetched at the end of the burst. */
function markStale(queries: QueryClient, { path, invalidates = [] }: StaleFacts): Burst {
  const burst = bursts.get(queries) ?? { stale: new Map() };
  bursts.set(queries, burst);
  for (const slug of invalidates) {
    const queryKey = [areaOf(path), slug];
    burst.stale.set(queryKey.join(), queryKey);
    void queries.invalidateQueries({ queryKey, refetchType: "none" });
  }
  return burst;
}

/** Ends the burst, and refetches its resources. Resolves once all refetches are finished, including those of earlier bursts. */
async function endBurst(queries: QueryClient): Promise<void> {
  const burst = bursts.get(queries);
  if (burst) {
    bursts.delete(queries);
    clearTimeout(burst.timer);
    const refetches = [
      Promise.resolve(running.get(queries)),
      // Invalidates queries by key, so that an app that passes invalidations on to other tabs can send the key.
      ...[...burst.stale.values()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    ];
    running.set(
      queries,
      Promise.all(refetches).then(() => {}),
    );
  }
  await running.get(queries);
}

/** Matches running writes, except those that wait for a connection. */
const isUnderWay = { predicate: ({ state }: { state: { isPaused: boolean } }) => !state.isPaused };

function refetchAfterBurst(queries: QueryClient, burst: Burst): void {
  clearTimeout(burst.timer);
  burst.timer = setTimeout(() => {
    if (queries.isMutating(isUnderWay)) refetchAfterBurst(queries, burst);
    else void endBurst(queries);
  }, PAUSE);
}

/** After a successful write, marks resources as stale, and refetches their visible data when writes pause. */
export const wrote = (queries: QueryClient, facts: StaleFacts): void =>
  refetchAfterBurst(queries, markStale(queries, facts));

/**
 * True if the response is missing or unreadable, or has a status above 500, as gateways send. The server may have executed the
 * call.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof DecodeError ||
  error instanceof ConnectionError ||
  (error instanceof ApiError && error.status > 500);

/**
 * Returns a function that refetches the visible data of all resources written so far, and resolves once the data has arrived. Call
 * it after a bulk write, for example. Operations that you pass to it count as written. Pass operations that other code may have
 * called.
 */
export function useRevalidate(): (...operations: StaleFacts[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (...operations) => {
      for (const facts of operations) markStale(queries, facts);
      return endBurst(queries);
    },
    [queries],
  );
}

export interface OperationWriter {
  <O>(operation: Operation<O>, input: Input<O>, options?: CallOptions): Promise<Output<O>>;
  (operation: WriteFacts, input: AnyInput, options?: CallOptions): Promise<unknown>;
}

/**
 * Returns a function that sends any write, for code that gets its operations at run time. If a component calls one known operation,
 * use that operation's hook. The response isn't cached. Signing in or out clears the area's cached data.
 */
export function useOperationWriter(): OperationWriter {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(
    async (operation: WriteFacts, input: AnyInput, options?: CallOptions) => {
      const { method, path } = operation;
      const data: unknown = await queries
        .getMutationCache()
        .build(queries, {
          mutationKey: [method, path],
          mutationFn: async () => (await client.send(operation, input, options)).data,
          gcTime: 0,
          onError: (error: { readonly status?: number }) => {
            forgetUser(queries, method, path, error);
          },
        })
        .execute(undefined);
      if (!forgetUser(queries, method, path)) wrote(queries, operation);
      return data;
    },
    [client, queries],
  ) as OperationWriter;
}
