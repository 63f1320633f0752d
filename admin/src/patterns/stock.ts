import { lazyPart } from "../lib/lazy-with-retry.ts";

export { locationsQuery, readItems } from "./stock/level-queries.ts";
export {
  columnOf,
  countIn,
  increased,
  levelOf,
  stepFor,
  type Level,
  type Place,
  type SentChanges,
  type StockItem,
  type StockReason,
} from "./stock/levels.ts";
export { LowMark } from "./stock/low-mark.tsx";
export { LowStockSelect } from "./stock/low-stock-select.tsx";
export { useBelowReserved } from "./stock/use-below-reserved.ts";
export { useSaveLevels, useStockReasons } from "./stock/use-save-levels.ts";
export const LazyUnfinishedMoves = lazyPart(
  () => import("./stock/unfinished-moves.tsx"),
  "UnfinishedMoves",
  "inventory-items",
);
