/** A file after it was read, with all cells trimmed. Row 1 of a spreadsheet contains the headings. */
export interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}
/** Row number in a spreadsheet. */
export const rowNumber = (index: number): number => index + 2;

/** Problems that any kind of file can have. `import:fault` has the advice. */
export const problemCodes = [
  "cells",
  "column",
  "columnMissing",
  "columnTwice",
  "decimals",
  "encoding",
  "oneOf",
  "price",
  "quote",
  "required",
  "rows",
  "taken",
  "twice",
  "unknown",
  "whole",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A problem in a file. `Own` are the codes of one kind of import. */
export interface FileProblem<Own extends string = never> {
  code: ProblemCode | Own;
  /** The row, as in a spreadsheet. Undefined for a problem of a whole column or of the file. */
  row?: number;
  column?: string;
  value?: string;
  /** Value for the placeholder in the message. */
  more?: string;
  /** True if it can be imported anyway. */
  warning?: true;
}

/** Reports a problem of one cell. */
export type ReportProblem<Own extends string = never> = (
  code: ProblemCode | Own,
  rest?: Partial<FileProblem<Own>>,
) => void;

export interface Watched {
  signal: AbortSignal;
  /** Progress, from 0 to 1. */
  onProgress?(done: number): void;
}

/** Sorts problems by column, then from top to bottom, which is the order in which people fix them. */
export function sorted<Own extends string>(
  found: FileProblem<Own>[],
): { faults: FileProblem<Own>[]; warnings: FileProblem<Own>[] } {
  found.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return {
    faults: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}
