import type { QueryKey } from "@countertop/sdk/query";

/** Number of records read so far, and in total. */
export interface ScanProgress {
  got: number;
  total: number;
}
export const scanKey = (slug: string): QueryKey => ["looked-through", slug];
