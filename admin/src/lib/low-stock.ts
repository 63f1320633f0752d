import { stored } from "./local-storage.ts";

const USUAL = 5;

/** From so few on down something counts as low in stock, on home and in the lists alike. Kept in this browser: the store has no such setting. */
export const lowStock = stored("lowStock", (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : USUAL,
);
