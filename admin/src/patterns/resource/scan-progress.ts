import type { QueryKey } from "@countertop/sdk/query";

/** The number of records that were read so far, and the total number. */
export interface ScanProgress {
  got: number;
  total: number;
}
export const scanKey = (slug: string): QueryKey => ["looked-through", slug];
