import { stored } from "./local-storage.ts";

const USUAL = 5;

/**
 * Quantity at which stock counts as low, on home and in lists. It is stored in this browser, because the store has no such setting.
 */
export const lowStock = stored("lowStock", (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : USUAL,
);
