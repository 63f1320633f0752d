import type { Span } from "./sales.ts";

interface SoldItem {
  title: string;
  thumbnail?: string | null;
  quantity: number;
  returned_quantity: number | null;
  variant?: { product_id?: string } | null;
}

export interface ItemsOrder {
  created_at: string;
  status: string;
  items?: readonly SoldItem[];
}

export interface BestSeller {
  /** The product's id. Undefined if the item has no product, or if its product was deleted. */
  id: string | undefined;
  title: string;
  picture: string | null | undefined;
  /** Units that were sold and not returned. */
  sold: number;
}

/** The products with the most units sold in the period, best seller first. Excludes canceled orders. */
export function bestSellersOf(orders: readonly ItemsOrder[], { from, to }: Span): BestSeller[] {
  const found = new Map<string, BestSeller>();
  for (const { created_at, status, items = [] } of orders) {
    const time = Date.parse(created_at);
    if (status === "canceled" || time < Number(from) || time > Number(to)) continue;
    for (const { title, thumbnail, quantity, returned_quantity, variant } of items) {
      const id = variant?.product_id;
      const key = id ?? title;
      const seller = found.get(key) ?? { id, title, picture: thumbnail, sold: 0 };
      seller.sold += quantity - (returned_quantity ?? 0);
      found.set(key, seller);
    }
  }
  return [...found.values()]
    .filter(({ sold }) => sold > 0)
    .toSorted((a, b) => b.sold - a.sold || a.title.localeCompare(b.title));
}
