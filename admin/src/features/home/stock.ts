import { nameOfItem, sellable, type SoldFrom } from "../../resources/inventory-items.ts";
import type { StockItem } from "./home-queries.ts";

export interface LowItem {
  id: string;
  name: string;
  sku: string | null;
  /** The lowest available quantity in a sales channel. Negative if more is reserved than in stock. */
  available: number;
  picture: string | null | undefined;
}

type Item = Pick<StockItem, "id" | "sku" | "title" | "location_levels" | "variants">;

/** Items with at most `low` units in a sales channel, lowest first. */
export function lowStockOf(items: readonly Item[], low: number, channels: SoldFrom): LowItem[] {
  return items
    .flatMap((item): LowItem[] => {
      const available = sellable(item, channels);
      if (available === undefined || available > low) return [];
      const { id, sku } = item;
      const picture = item.variants[0]?.product?.thumbnail;
      return [{ id, name: nameOfItem(item), sku: sku ?? null, available, picture }];
    })
    .toSorted((a, b) => a.available - b.available || a.name.localeCompare(b.name));
}
