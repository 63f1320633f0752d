import type { Variant } from "@countertop/sdk/types";

/** A variant that is sold without being in stock, such as a download. Nothing limits its quantity. */
export function withoutLimit(variant: Variant): Omit<Variant, "inventory_quantity"> {
  if (variant.manage_inventory && !variant.allow_backorder) return variant;
  const { inventory_quantity: _, ...rest } = variant;
  return rest;
}
