import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** The metadata editor of a record, which loads when it is first used. */
export const LazyRecordMetadata = lazyWithRetry(() =>
  import("./record-metadata.tsx").then((m) => ({ default: m.RecordMetadata })),
);
