export { ContentField } from "./grid/content-field.tsx";
export {
  type CellProblem,
  type Content,
  type GridColumn,
  type GridRow,
  problemIn,
} from "./grid/contents.ts";
export type { Step } from "./grid/edits.ts";
export { GridEditor } from "./grid/grid-editor.tsx";
export { GridPopover } from "./grid/grid-popover.tsx";
export { GridModal, GridModalWaiting, type Saving } from "./grid/grid-modal.tsx";
export { addSaved, undoOf } from "./grid/undo-saved.ts";
export { saveFromNow, saveParts } from "./grid/save-rows.ts";
export { rangeOf } from "./grid/selection.ts";
export type { RowChange } from "./grid/sheet.ts";
export { useGrid } from "./grid/use-grid.ts";
