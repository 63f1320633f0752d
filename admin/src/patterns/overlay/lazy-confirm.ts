import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** A confirmation dialog that loads on first use. */
export const LazyConfirm = lazyWithRetry(() =>
  import("./confirm.tsx").then((m) => ({ default: m.Confirm })),
);
