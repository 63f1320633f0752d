import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** The metadata of a record, fetched when they are first edited. */
export const LazyRecordMetadata = lazyWithRetry(() =>
  import("./record-metadata.tsx").then((m) => ({ default: m.RecordMetadata })),
);
