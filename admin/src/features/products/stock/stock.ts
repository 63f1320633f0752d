interface Counted {
  inventory_quantity?: number;
  manage_inventory?: boolean;
}

/** The stock of a product: the total of its tracked variants, their number, and the lowest stock of a single variant. */
export function stockOf(variants: readonly Counted[]) {
  const counted = variants.filter((variant) => variant.manage_inventory);
  // Counts a negative quantity as 0, because one variant's backorders don't reduce the stock of others.
  const quantity = counted.reduce(
    (sum, { inventory_quantity = 0 }) => sum + Math.max(0, inventory_quantity),
    0,
  );
  const least = Math.min(...counted.map(({ inventory_quantity = 0 }) => inventory_quantity));
  return { quantity, counted: counted.length, least };
}
