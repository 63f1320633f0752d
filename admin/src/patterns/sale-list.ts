// Separate from `sale.ts`, because only this part fits in the size budget of the product list's first view.
import { lazyPart } from "../lib/lazy-with-retry.ts";
import type { publishWarning } from "./sale/publish-warning.ts";

/** Loads the filter by sale state when a list first uses it. */
export const loadSaleStates = () => import("./sale/sale-states.ts");
/** The confirmation before products are published that can't be bought. Its code loads when a product is first published. */
export const loadPublishWarning = async (...of: Parameters<typeof publishWarning>) =>
  (await import("./sale/publish-warning.ts")).publishWarning(...of);
export const LazySaleCell = lazyPart(() => import("./sale/sale-cell.tsx"), "SaleCell", "sale");
