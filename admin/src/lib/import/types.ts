/** The content of a file, with all cells trimmed. In a spreadsheet, row 1 contains the headings. */
export interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}
/** The row number as a spreadsheet shows it. */
export const rowNumber = (index: number): number => index + 2;

/** Problems that all kinds of files can have. `import:problem` contains the advice. */
export const problemCodes = [
  "ambiguous",
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
  "windows",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A problem in a file. `Own` is the type of codes that only this kind of import has. */
export interface FileProblem<Own extends string = never> {
  code: ProblemCode | Own;
  /** The row number as a spreadsheet shows it: 1 is the heading. Undefined if the problem affects the whole file. */
  row?: number;
  column?: string;
  value?: string;
  /** The value of the placeholder in the message. */
  more?: string;
  /** A value that the cell probably should have. */
  proposal?: string;
  /** True if the row can be imported anyway. */
  warning?: true;
}

/** Reports a problem in one cell. */
export type ReportProblem<Own extends string = never> = (
  code: ProblemCode | Own,
  rest?: Partial<FileProblem<Own>>,
) => void;

export interface Watched {
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress?(done: number): void;
}

/** Sorts problems by row, and separates the warnings from the other problems. */
export function sorted<Own extends string>(
  found: FileProblem<Own>[],
): { problems: FileProblem<Own>[]; warnings: FileProblem<Own>[] } {
  found.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return {
    problems: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}
