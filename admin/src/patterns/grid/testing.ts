import type { GridColumn, GridRow } from "./contents.ts";
import type { Edits } from "./edits.ts";
import type { Sheet } from "./sheet.ts";

export const columns: GridColumn[] = [
  { id: "eur", title: "EUR", digits: 2, unit: "eur" },
  { id: "jpy", title: "JPY", digits: 0, unit: "jpy" },
  { id: "usd", title: "USD", digits: 2, unit: "usd" },
];

/** Creates the rows `r0`, `r1`, and so on, with these amounts. */
export const rowsOf = (values: readonly (readonly (number | null)[])[]): GridRow[] =>
  values.map((amounts, index) => ({
    id: `r${index}`,
    title: `Row ${index}`,
    values: Object.fromEntries(columns.map(({ id }, at) => [id, amounts[at] ?? null])),
  }));

export const sheetOf = (rows: readonly GridRow[], edits: Edits = new Map()): Sheet => ({
  rows,
  columns,
  edits,
});
