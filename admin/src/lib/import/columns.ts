import { currencyDigits } from "../intl.ts";
import { isAmbiguous } from "./decimal-points.ts";
import {
  rowNumber,
  type FileProblem,
  type ProblemCode,
  type Table,
  type ReportProblem,
} from "./types.ts";

/** A column with its index in the file. */
export type Placed<Column> = Column & { index: number };

/**
 * Normalizes a heading. Ignores case and different encodings of accents, and treats dashes, underscores, and several spaces as
 * one space.
 */
export const plainHeading = (header: string): string =>
  header
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")
    .trim();

/**
 * Finds the column for each heading. Reports headings that are unknown, duplicate, or rejected by `refuse`, and required
 * columns without a heading.
 */
export function placeColumns<Column extends { name: string }, Own extends string = never>(
  { headers }: Table,
  read: (header: string) => Column | undefined,
  required: readonly string[],
  found: FileProblem<Own>[],
  refuse?: (column: Column) => { code: ProblemCode; more?: string } | undefined,
): Placed<Column>[] {
  const columns: Placed<Column>[] = [];
  for (const [index, header] of headers.entries()) {
    // Skips empty columns, which spreadsheets add at the end.
    if (header === "") continue;
    const column = read(header);
    const problem: { code: ProblemCode; more?: string } | undefined = !column
      ? { code: "column" }
      : columns.some(({ name }) => name === column.name)
        ? { code: "columnTwice" }
        : refuse?.(column);
    if (problem) found.push({ ...problem, row: 1, column: header });
    else if (column) columns.push({ ...column, index });
  }
  for (const column of required)
    if (!columns.some(({ name }) => name === column))
      found.push({ code: "columnMissing", row: 1, column });
  return columns;
}

/** Checks all cells of a row that aren't empty. Reports cells after the last heading, and unreadable characters. */
export function checkCells<Column extends { name: string }, Own extends string = never>(
  { headers, rows }: Table,
  index: number,
  columns: readonly Placed<Column>[],
  check: (column: Placed<Column>, value: string, tell: ReportProblem<Own>) => void,
  found: FileProblem<Own>[],
): void {
  const cells = rows[index] ?? [];
  const row = rowNumber(index);
  const beyond = cells.slice(headers.length);
  if (beyond.some((cell) => cell !== ""))
    found.push({ code: "cells", row, value: beyond.join(", ") });
  for (const column of columns) {
    const value = cells[column.index] ?? "";
    if (value === "") continue;
    const tell: ReportProblem<Own> = (code, rest = {}) =>
      found.push({ code, row, column: column.name, value, ...rest });
    if (value.includes("\uFFFD")) tell("encoding");
    check(column, value, tell);
  }
}

export type CellRule = (value: string, tell: ReportProblem) => void;

export const wholeNumber: CellRule = (value, tell) => {
  if (!/^-?\d{1,9}$/.test(value)) tell("whole");
};

/** Accepts one of these values, regardless of case. */
export const oneOf =
  (...choices: string[]): CellRule =>
  (value, tell) => {
    if (!choices.includes(value.toLowerCase())) tell("oneOf", { more: choices.join(", ") });
  };

/** Accepts an amount with a decimal point, as in the server's own files. The server's parser stops at a comma. */
export const amountOf =
  (currency: string): CellRule =>
  (value, tell) => {
    if (isAmbiguous(value)) return tell("ambiguous");
    const amount = /^\d{1,9}(?:\.(\d+))?$/.exec(value);
    if (!amount) tell("price");
    else if ((amount[1] ?? "").replace(/0+$/, "").length > currencyDigits(currency))
      tell("decimals", { more: currency, warning: true });
  };
