export { checkRows, type Planned, type RowsImport } from "./import/check-rows.ts";
export { CheckStep, Given, Preview } from "./import/check-step.tsx";
export {
  amountOf,
  checkCells,
  oneOf,
  type Placed,
  placeColumns,
  plainHeading,
  wholeNumber,
} from "./import/columns.ts";
export { FileStep } from "./import/file-step.tsx";
export { pace } from "./import/pace.ts";
export { readCsv } from "./import/read-csv.ts";
export { ImportRows } from "./import/rows-wizard.tsx";
export {
  type Fault,
  rowNumber,
  sorted,
  type Table,
  type Tell,
  type Watched,
} from "./import/types.ts";
export { useChosenFile } from "./import/use-chosen-file.ts";
export { Good, Waiting } from "./import/waiting.tsx";
