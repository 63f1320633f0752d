// A separate module from `sale.ts`, because the product list's first view only has room for this part.
import { lazyPart } from "../lib/lazy-with-retry.ts";

/** Loads with the first list that is filtered by it. */
export const loadSaleStates = () => import("./sale/sale-states.ts");
export const LazySaleCell = lazyPart(() => import("./sale/sale-cell.tsx"), "SaleCell", "sale");
