import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** The metadata editor of a record; loads on first use. */
export const LazyRecordMetadata = lazyWithRetry(() =>
  import("./record-metadata.tsx").then((m) => ({ default: m.RecordMetadata })),
);
