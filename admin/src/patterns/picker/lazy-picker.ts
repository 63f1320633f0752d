import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** Hands the picker to its children once it is fetched. */
export const LazyWithPicker = lazyWithRetry(() =>
  import("./picker-parts.tsx").then((m) => ({ default: m.WithPicker })),
);
