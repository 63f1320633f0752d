import type { StockItem } from "./home-queries.ts";

export interface LowItem {
  id: string;
  name: string;
  sku: string | null;
  /** In all places together; below zero where more is promised than is there. */
  available: number;
  picture: string | null | undefined;
}

type Item = Pick<StockItem, "id" | "sku" | "title" | "location_levels" | "variants">;

/** What is down to `low` or less, the least first. What lies nowhere is not kept in stock. */
export function lowStockOf(items: readonly Item[], low: number): LowItem[] {
  return items
    .filter(({ location_levels }) => (location_levels ?? []).length > 0)
    .map(({ id, sku, title, location_levels, variants }) => {
      const [variant] = variants ?? [];
      const product = variant?.product?.title;
      return {
        id,
        name: [product, variant?.title ?? title].filter(Boolean).join(" · ") || (sku ?? id),
        sku: sku ?? null,
        available: (location_levels ?? []).reduce(
          (sum, { stocked_quantity, reserved_quantity }) =>
            sum + stocked_quantity - reserved_quantity,
          0,
        ),
        picture: variant?.product?.thumbnail,
      };
    })
    .filter(({ available }) => available <= low)
    .toSorted((a, b) => a.available - b.available || a.name.localeCompare(b.name));
}
