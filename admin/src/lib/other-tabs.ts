import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** A channel between tabs with the same admin. */
type Channel = Pick<BroadcastChannel, "postMessage"> & {
  onmessage: ((event: MessageEvent<QueryKey>) => void) | null;
};
type Page = Pick<Document, "hidden" | "addEventListener">;

/**
 * Makes data that one tab has changed stale in the others. Visible tabs refetch immediately, and hidden tabs when they become
 * visible. Does nothing in browsers without `BroadcastChannel`.
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
    // Ignores queries that are only marked as stale. They are invalidated again when the writes pause, which is enough for
    // other tabs.
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
