/** A file as it was read: all cells without blanks around them. Row 1 of a spreadsheet holds the headings. */
export interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}
/** The number by which a spreadsheet calls a row. */
export const rowNumber = (index: number): number => index + 2;

/** What can be wrong in a file of any kind; `import:fault` says what to do. */
export const faultCodes = [
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
export type FaultCode = (typeof faultCodes)[number];

/** `Own` are the codes that one import has for itself. */
export interface Fault<Own extends string = never> {
  code: FaultCode | Own;
  /** As a spreadsheet counts. Nothing for what concerns a whole column, or the file. */
  row?: number;
  column?: string;
  value?: string;
  /** What its sentence names besides. */
  more?: string;
  /** It may be imported all the same. */
  warning?: true;
}

/** Notes a fault of one cell. */
export type Tell<Own extends string = never> = (
  code: FaultCode | Own,
  rest?: Partial<Fault<Own>>,
) => void;

export interface Watched {
  signal: AbortSignal;
  /** How much of it is done, from 0 to 1. */
  onProgress?(done: number): void;
}

/** A column first, then from top to bottom, as one mends them. */
export function sorted<Own extends string>(
  found: Fault<Own>[],
): { faults: Fault<Own>[]; warnings: Fault<Own>[] } {
  found.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return {
    faults: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}
