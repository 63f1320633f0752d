// Apart from `sale.ts`: the product list's first view has room for this alone.
import { lazyPart } from "../lib/lazy-with-retry.ts";

/** Loads with the first list that is filtered by it. */
export const loadSaleStates = () => import("./sale/sale-states.ts");
export const LazySaleCell = lazyPart(() => import("./sale/sale-cell.tsx"), "SaleCell", "sale");
