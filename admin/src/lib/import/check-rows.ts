import type { HttpClient } from "@countertop/sdk";
import { checkCells, placeColumns, plainHeading, type CellRule } from "./columns.ts";
import { yieldToMain } from "./yield-to-main.ts";
import {
  rowNumber,
  sorted,
  type FileProblem,
  type ProblemCode,
  type Table,
  type Watched,
} from "./types.ts";

/** A column in a file with one record per row. */
export interface ImportColumn {
  /** The column's name, as in the template. */
  name: string;
  /** Other names that are accepted, such as the English one. */
  also?: readonly string[];
  /** True if the column and its cells are required. A string is the name of the column that can replace it. */
  required?: boolean | string;
  check?: CellRule;
  /** The values in the template, by row. */
  examples: readonly string[];
}

/** The cells of a row, by column name. Cells of columns that the file doesn't contain are empty. */
export type Cells = Readonly<Record<string, string>>;

export interface Planned {
  /** An id that must be unique in the file. */
  id: string;
  /** The name that reports show. */
  name: string;
  /** True if the store already has these values, so that nothing has to be written. */
  done?: boolean;
}

/** Describes how to read a file with such rows: its columns, the store's data that they need, and the meaning of each row. */
export interface RowsImport<Known, Entry extends Planned, Own extends string = never> {
  columns: readonly ImportColumn[];
  /** Reads the store's data. Called once, with a function that returns all values of a column. */
  read(
    client: HttpClient,
    valuesOf: (column: string) => ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<Known>;
  /** Returns the planned change for a row, if any. Two rows with the same `id` are duplicates, which is a problem. */
  plan(
    cells: Cells,
    known: Known,
    tell: (column: string, code: ProblemCode | Own, rest?: Partial<FileProblem<Own>>) => void,
  ): Entry | undefined;
}

export interface CheckedRows<Entry, Own extends string = never> {
  problems: FileProblem<Own>[];
  warnings: FileProblem<Own>[];
  /** The entries to write, which are those of rows without problems, except entries that are done. */
  entries: Entry[];
  /** Number of rows with problems. */
  skipped: number;
  /** True if all problems are in single rows, so that the other rows can be imported without these. */
  separable: boolean;
}

/** The column with this heading. Ignores case, dashes, and underscores. */
export const columnNamed = (
  columns: readonly ImportColumn[],
  header: string,
): ImportColumn | undefined =>
  columns.find(({ name, also = [] }) =>
    [name, ...also].some((one) => plainHeading(one) === plainHeading(header)),
  );

export async function checkRows<Known, Entry extends Planned, Own extends string = never>(
  table: Table,
  { columns: known, read, plan }: RowsImport<Known, Entry, Own>,
  client: HttpClient,
  { signal, onProgress }: Watched,
): Promise<CheckedRows<Entry, Own>> {
  const found: FileProblem<Own>[] = [];
  const columns = placeColumns(table, (header) => columnNamed(known, header), [], found);
  const unplaced = known.filter(({ name }) => !columns.some((column) => column.name === name));
  for (const problem of found)
    if (problem.code === "column") problem.more = unplaced.map(({ name }) => name).join(", ");
  const placed = (name: string) => columns.some((column) => column.name === name);
  const required = known.filter((column) => column.required);
  /** The column that can replace a required one. */
  const other = ({ required: instead }: ImportColumn) =>
    typeof instead === "string" ? instead : undefined;
  const missing = required.filter(
    (column) => !placed(column.name) && !placed(other(column) ?? column.name),
  );
  for (const { name } of missing) found.push({ code: "columnMissing", row: 1, column: name });
  const cellsOf = (row: readonly string[]): Cells => ({
    ...Object.fromEntries(known.map(({ name }) => [name, ""])),
    ...Object.fromEntries(columns.map(({ name, index }) => [name, row[index] ?? ""])),
  });
  const filled = [...table.rows.entries()].filter(([, row]) => row.some((cell) => cell !== ""));
  if (filled.length === 0) found.push({ code: "rows" });
  const complete = missing.length === 0;
  const store =
    complete && filled.length > 0
      ? await read(client, (name) => valuesOf(filled, columns, name), signal)
      : undefined;
  const rest = yieldToMain(signal, () => onProgress?.(done / filled.length));
  const seen = new Map<string, number>();
  const entries = new Map<string, Entry>();
  const twice = new Set<string>();
  let done = 0;
  for (const [index, row] of filled) {
    await rest();
    done += 1;
    const before = found.length;
    checkCells(table, index, columns, ({ check }, value, tell) => check?.(value, tell), found);
    const cells = cellsOf(row);
    const tell = (
      column: string,
      code: ProblemCode | Own,
      more: Partial<FileProblem<Own>> = {},
    ) => {
      const value = cells[column] ?? "";
      const problem = {
        code,
        row: rowNumber(index),
        column,
        ...(value !== "" && { value }),
        ...more,
      };
      found.push(problem);
    };
    for (const column of complete ? required : [])
      if (cells[column.name] === "" && (cells[other(column) ?? column.name] ?? "") === "")
        tell(column.name, "required");
    if (store === undefined || found.slice(before).some(({ warning }) => !warning)) continue;
    const entry = plan(cells, store, tell);
    if (!entry) continue;
    const first = seen.get(entry.id);
    if (first === undefined) seen.set(entry.id, index);
    else {
      tell(required[0]?.name ?? "", "twice", { more: String(rowNumber(first)) });
      // Skips both rows, because either of them may be the correct one.
      twice.add(entry.id);
    }
    const isBad = found.slice(before).some(({ warning }) => !warning);
    if (entry.done !== true && !isBad) entries.set(entry.id, entry);
  }
  for (const id of twice) entries.delete(id);
  const { problems, warnings } = sorted(found);
  return {
    problems,
    warnings,
    entries: [...entries.values()],
    skipped: new Set(problems.map(({ row }) => row)).size + twice.size,
    separable: problems.every(({ row = 1 }) => row > 1),
  };
}

function valuesOf(
  rows: readonly [number, readonly string[]][],
  columns: readonly { name: string; index: number }[],
  name: string,
): Set<string> {
  const place = columns.find((column) => column.name === name)?.index;
  const values = new Set(rows.map(([, row]) => (place === undefined ? "" : (row[place] ?? ""))));
  values.delete("");
  return values;
}

/** The rows of a template file. */
export const templateOf = (columns: readonly ImportColumn[]): string[][] => [
  columns.map(({ name }) => name),
  ...Array.from({ length: Math.max(...columns.map(({ examples }) => examples.length)) }, (_, row) =>
    columns.map(({ examples }) => examples[row] ?? ""),
  ),
];
