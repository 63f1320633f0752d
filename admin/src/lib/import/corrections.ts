import { isAmbiguous } from "./decimal-points.ts";
import { nearestNames } from "./nearest-names.ts";
import { rowNumber, type FileProblem, type Table } from "./types.ts";

/** A new value for a cell. `row` and `place` are indexes. */
export interface Correction {
  row: number;
  place: number;
  value: string;
}

export function withCorrections(table: Table, corrections: readonly Correction[]): Table {
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return {
    ...table,
    rows: table.rows.map((cells, row) => {
      const own = byRow.get(row);
      if (!own) return cells;
      const next = Array.from(
        { length: Math.max(cells.length, table.headers.length) },
        (_, at) => cells[at] ?? "",
      );
      for (const { place, value } of own) next[place] = value;
      return next;
    }),
  };
}

/** Problems that have the same cause, so that one correction fixes all of them. */
export interface ProblemGroup<Own extends string> {
  key: string;
  problem: FileProblem<Own>;
  /** The row numbers as a spreadsheet shows them. Empty if the problem affects the whole file. */
  rows: readonly number[];
  /** The cells to correct, which all have the same value. Undefined if the problem isn't in a cell. */
  cells: { value: string; rows: readonly number[]; place: number } | undefined;
  /** A value that probably fixes the problem. */
  proposal: string | undefined;
}

/** Groups the problems of cells that have the same value in the same column, in the order of their first rows. */
export function groupProblems<Own extends string>(
  problems: readonly FileProblem<Own>[],
  table: Table | undefined,
  /** Returns the index of a column in the file, or -1. */
  placeOf: (column: string) => number,
): ProblemGroup<Own>[] {
  const found = problems.map((problem, index) => {
    const place = problem.column === undefined ? -1 : placeOf(problem.column);
    const row = (problem.row ?? 0) - rowNumber(0);
    const value = row >= 0 && place >= 0 ? (table?.rows[row]?.[place] ?? "") : undefined;
    // Values that must be unique, and missing values, are different for each row.
    const alike =
      value !== undefined && value !== "" && value === problem.value && problem.code !== "twice";
    const key = alike
      ? [problem.code, problem.column, value, problem.more ?? ""].join("\n")
      : `${index}`;
    return { key, problem, place, value };
  });
  return [...Map.groupBy(found, ({ key }) => key)].flatMap(([key, all]) => {
    const [first] = all;
    if (!first) return [];
    const { problem, place, value } = first;
    const rows = all.flatMap(({ problem: { row } }) => row ?? []);
    const cells =
      value === undefined
        ? undefined
        : { value, place, rows: rows.map((row) => row - rowNumber(0)) };
    return [{ key, problem, rows, cells, proposal: cells && proposalFor(problem) }];
  });
}

/** Proposes a value for a cell with this problem. */
export function proposalFor({
  code,
  value = "",
  more = "",
  proposal,
}: FileProblem<string>): string | undefined {
  if (proposal !== undefined) return proposal;
  if (code === "ambiguous") return isAmbiguous(value) ? value.replace(/[.,]/, "") : undefined;
  if (code === "oneOf") return nearestNames(value, more.split(", "))[0];
  if (code === "whole") return /^\D*?(-?\d{1,9})(?:[.,]0+)?\D*$/.exec(value)?.[1];
  if (code !== "price") return undefined;
  const [amount, ...others] = value.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  if (amount === undefined || others.length > 0 || amount.startsWith("-") || isAmbiguous(amount))
    return undefined;
  // Keeps the decimal separator, because the file's other amounts may have the same one.
  return amount;
}
