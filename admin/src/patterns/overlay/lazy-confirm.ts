import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** A question that is fetched when it is first asked. */
export const LazyConfirm = lazyWithRetry(() =>
  import("./confirm.tsx").then((m) => ({ default: m.Confirm })),
);
