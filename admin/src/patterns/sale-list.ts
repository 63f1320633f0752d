// A separate module from `sale.ts`, because only this part fits into the size budget of the product list's first view.
import { lazyPart } from "../lib/lazy-with-retry.ts";

/** The module with the filter's states. It loads with the first list that uses the filter. */
export const loadSaleStates = () => import("./sale/sale-states.ts");
export const LazySaleCell = lazyPart(() => import("./sale/sale-cell.tsx"), "SaleCell", "sale");
