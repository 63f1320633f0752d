// A separate module from `sale.ts`, because the product list's first view only has room for this part.
import { lazyPart } from "../lib/lazy-with-retry.ts";

/** The module with the filter's states. It loads with the first list that uses the filter. */
export const loadSaleStates = () => import("./sale/sale-states.ts");
export const LazySaleCell = lazyPart(() => import("./sale/sale-cell.tsx"), "SaleCell", "sale");
