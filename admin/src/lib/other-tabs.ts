import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What two tabs of one admin tell each other. */
type Channel = Pick<BroadcastChannel, "postMessage"> & {
  onmessage: ((event: MessageEvent<QueryKey>) => void) | null;
};
type Page = Pick<Document, "hidden" | "addEventListener">;

/**
 * What one tab changes is stale in the others too: each asks again at once where it is seen, and otherwise when one comes back to
 * it. Where the browser has no channel, nothing is told.
 */
export function shareInvalidations(
  queries: QueryClient,
  channel: Channel | undefined = "BroadcastChannel" in globalThis
    ? new BroadcastChannel("countertop.stale")
    : undefined,
  page: Page = document,
): void {
  if (!channel) return;
  const invalidate = queries.invalidateQueries.bind(queries);
  let waiting: QueryKey[] = [];
  const catchUp = () => {
    if (page.hidden) return;
    const keys = waiting;
    waiting = [];
    for (const queryKey of keys) void invalidate({ queryKey });
  };
  queries.invalidateQueries = (filters, options) => {
    // What is only marked is fetched again once the writes pause. Other tabs need that alone.
    if (filters?.queryKey && filters.refetchType !== "none") channel.postMessage(filters.queryKey);
    return invalidate(filters, options);
  };
  channel.onmessage = ({ data }) => {
    if (!Array.isArray(data)) return;
    const text = JSON.stringify(data);
    if (!waiting.some((key) => JSON.stringify(key) === text)) waiting.push(data);
    catchUp();
  };
  page.addEventListener("visibilitychange", catchUp);
}
