import { stored } from "./local-storage.ts";

const USUAL = 5;

/**
 * The quantity at or below which stock counts as low, on the home page and in lists. It is stored in this browser, because the
 * store has no setting for it.
 */
export const lowStock = stored("lowStock", (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : USUAL,
);
