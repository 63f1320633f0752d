interface Counted {
  inventory_quantity?: number;
  manage_inventory?: boolean;
}

/** What a product has in stock: the sum over those of its variants that are counted, how many of them there are, and the least of one. */
export function stockOf(variants: readonly Counted[]) {
  const counted = variants.filter((variant) => variant.manage_inventory);
  // What one variant owes to backorders is nothing that another has less of.
  const quantity = counted.reduce(
    (sum, { inventory_quantity = 0 }) => sum + Math.max(0, inventory_quantity),
    0,
  );
  const least = Math.min(...counted.map(({ inventory_quantity = 0 }) => inventory_quantity));
  return { quantity, counted: counted.length, least };
}
