export {
  groupedColumns,
  groupRows,
  isGroup,
  type Grouped,
  type RowGroup,
} from "./list/grouped-rows.ts";
export type { RowSelection } from "./list/list-table.tsx";
export { useCellEdits } from "./list/use-cell-edits.ts";
export { useRowSelection } from "./list/use-row-selection.tsx";
