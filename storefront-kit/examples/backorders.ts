import type { Variant } from "@countertop/sdk/types";

/**
 * Removes the stock of a variant that can be sold without being in stock, such as a download, so that its quantity isn't limited.
 */
export function withoutLimit(variant: Variant): Omit<Variant, "inventory_quantity"> {
  if (variant.manage_inventory && !variant.allow_backorder) return variant;
  const { inventory_quantity: _, ...rest } = variant;
  return rest;
}
