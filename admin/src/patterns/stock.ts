export { locationsQuery, readItems } from "./stock/level-queries.ts";
export {
  columnOf,
  countIn,
  increased,
  levelOf,
  stepFor,
  type Level,
  type Place,
  type Sent,
  type StockItem,
  type StockReason,
} from "./stock/levels.ts";
export { LowMark } from "./stock/low-mark.tsx";
export { LowStockSelect } from "./stock/low-stock-select.tsx";
export { useSaveLevels, useStockReasons } from "./stock/use-save-levels.ts";
