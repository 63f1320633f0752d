/**
 * Formats a table whose columns are as wide as necessary. All columns except the first are right-aligned.
 */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join("  ");
  return all.map(line).join("\n");
}

/** The median of several runs. A median is used, because a run may be disturbed. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
