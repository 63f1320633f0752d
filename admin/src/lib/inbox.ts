import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { type Polled, pollsOf } from "./polls.ts";

/**
 * Plans of assistants, from the MCP server behind the admin's server (`server/inbox.ts`). They aren't part of the store's API,
 * so they aren't in the contract. Only this file contains their URLs (docs/decisions/0029).
 */

export interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly leftOut?: readonly string[];
}
export interface PlanVersion {
  readonly changes: readonly Change[];
  readonly by: string;
  readonly at: string;
}
export interface PlanField {
  readonly name: string;
  readonly kind: "text" | "number" | "switch" | "choice" | "json";
  readonly value: unknown;
  readonly options?: readonly string[];
  /** The call that the field belongs to, if the plan consists of several calls. */
  readonly call?: string;
}
export type PlanStatus =
  | "waiting"
  | "expired"
  | "rejected"
  | "running"
  | "done"
  | "failed"
  | "unknown";
export type Effect = "additive" | "reversible" | "destructive" | "money" | "credentials";

export interface Plan {
  readonly id: string;
  readonly status: PlanStatus;
  readonly created: string;
  readonly expires?: string;
  readonly by: string;
  readonly title: string;
  readonly operation: string;
  readonly effect: Effect | "";
  readonly store: string;
  readonly record?: { readonly name: string; readonly resource: string; readonly id?: string };
  readonly currency?: string;
  readonly call?: Readonly<Record<string, unknown>>;
  readonly asked: readonly Change[];
  readonly edit?: PlanVersion;
  readonly approved?: PlanVersion;
  readonly decided?: { readonly by: string; readonly at?: string };
  readonly error?: string;
  readonly canUndo?: true;
  readonly undoOf?: string;
  readonly undoneBy?: string;
  readonly now?: {
    readonly changes: readonly Change[];
    readonly seen: string;
    readonly moved?: true;
  };
  readonly fields?: readonly PlanField[];
  readonly evidence?: "done" | "not-done" | "unclear";
}
export interface PlanList {
  readonly plans: readonly Plan[];
  readonly waiting: number;
  readonly more: number;
}
export type Verb = "approve" | "edit" | "reject" | "undo";

/** Proves that a page of this origin sent the request, because pages of other origins can't send this header. */
const headers = { "x-countertop-inbox": "1" };
const KEY = ["inbox"] as const;
const SECONDS = [5, 10, 20, 30, 60] as const;

/** Milliseconds until the next poll. The intervals grow, because the query also refetches when the window gets the focus. */
function less(query: Polled): number {
  return 1000 * (SECONDS[Math.min(Math.max(pollsOf(query), 1), SECONDS.length) - 1] ?? 5);
}

export const plansQuery = (client: HttpClient) => ({
  queryKey: [...KEY, "list"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PlanList> => {
    const list = { method: "GET", path: "/mcp/plans", custom: true };
    return (await client.send(list, {}, { headers, signal })).data as PlanList;
  },
  staleTime: 0,
  refetchOnWindowFocus: "always" as const,
  refetchInterval: less,
});

export const planQuery = (client: HttpClient, id: string) => ({
  queryKey: [...KEY, "detail", id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Plan> => {
    const one = { method: "GET", path: "/mcp/plans/{id}", custom: true };
    const { data } = await client.send(one, { id }, { headers, signal });
    return (data as { plan: Plan }).plan;
  },
  staleTime: 0,
  refetchOnWindowFocus: "always" as const,
  refetchInterval(query: Polled & { state: { data?: Plan | undefined } }) {
    const { status } = query.state.data ?? {};
    // Polls often while a plan runs. Also polls while it waits, less often, because a colleague may approve or reject it.
    return status === "running" ? 1000 : status === "waiting" && less(query);
  },
});

/** Sends a decision about a plan. `seen` identifies exactly the changes that the operator saw. */
export async function decide(
  client: HttpClient,
  queries: QueryClient,
  { id, verb, ...body }: { id: string; verb: Verb; seen?: string | undefined; values?: object },
): Promise<Plan> {
  const call = { method: "POST", path: `/mcp/plans/{id}/${verb}`, custom: true };
  try {
    const { data } = await client.send(call, { id, body }, { headers });
    const { plan } = data as { plan: Plan };
    // Stores the new plan immediately, so that an approval right after an edit refers to the edited plan.
    queries.setQueryData(planQuery(client, plan.id).queryKey, plan);
    return plan;
  } finally {
    // Also makes the plan stale after a failure: the response may have been lost, and the current plan shows the outcome.
    void queries.invalidateQueries({ queryKey: KEY });
    if (verb === "approve" || verb === "undo")
      void queries.invalidateQueries({ queryKey: ["admin"] });
  }
}
