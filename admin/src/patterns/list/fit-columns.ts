/** The properties of a column that determine its width. */
export interface SizedColumn {
  id: string;
  kind?: "text" | "number" | "money" | "date" | "status" | "person" | "relation" | "email" | "code";
  /** The minimum width in pixels, such as `120px`. By default, the width depends on the column's kind. */
  width?: string;
  /**
   * True if the column takes four times as much of the remaining width as other columns, relative to their minimum widths. If no
   * column sets this, the column with the record's name takes that share.
   */
  grow?: boolean;
  /** Columns with the highest number are hidden first. Columns with 1, the default, are always shown. */
  priority?: number;
  fixed?: boolean;
}

export interface FitOptions {
  /** The widths in pixels that the operator set. They don't change. */
  own?: Readonly<Record<string, number>>;
  /** True if the operator chose the columns. All of them are then shown. */
  keepAll?: boolean;
  /** Number of additional columns to hide, because the content of columns is wider than their minimum width. */
  fewer?: number;
}

export interface FittingColumn<Column> {
  column: Column;
  /** The minimum width and the actual width, in pixels. */
  least: number;
  width: number;
}

const LEAST = {
  text: 160,
  relation: 128,
  person: 160,
  // Wide enough for most email addresses and SKUs, which aren't readable if they are truncated.
  email: 248,
  code: 168,
  status: 128,
  number: 88,
  money: 104,
  date: 128,
} as const;
const GROWS = 4;

const leastOf = ({ kind = "text", width }: SizedColumn): number =>
  width === undefined ? LEAST[kind] : Number.parseFloat(width);

/**
 * The columns that fit into `room` pixels, in order, with their widths. They fill the available width, and overflow if required
 * columns need more.
 */
export function fitColumns<Column extends SizedColumn>(
  columns: readonly Column[],
  room: number,
  { own = {}, keepAll = false, fewer = 0 }: FitOptions = {},
): FittingColumn<Column>[] {
  let kept = columns.map((column) => ({ column, least: own[column.id] ?? leastOf(column) }));
  let toDrop = fewer;
  while (!keepAll && (sum(kept) > room || toDrop > 0)) {
    const next = nextHiddenColumn(kept.map(({ column }) => column));
    if (!next) break;
    if (sum(kept) <= room) toDrop -= 1;
    kept = kept.filter(({ column }) => column !== next);
  }
  const grows = kept.some(({ column }) => column.grow) ? "grow" : "fixed";
  const weightOf = ({ column, least }: { column: Column; least: number }): number =>
    own[column.id] === undefined ? least * (column[grows] ? GROWS : 1) : 0;
  const weights = kept.reduce((total, one) => total + weightOf(one), 0);
  const extra = Math.max(0, room - sum(kept));
  return kept.map((one) => ({
    ...one,
    width: one.least + (weights > 0 ? (extra * weightOf(one)) / weights : 0),
  }));
}

/** The column to hide next, which is the last one with the highest priority number. */
export const nextHiddenColumn = <Column extends SizedColumn>(
  columns: readonly Column[],
): Column | undefined =>
  columns
    .filter(({ priority = 1, fixed }) => priority > 1 && !fixed)
    .toSorted((one, other) => (one.priority ?? 1) - (other.priority ?? 1))
    .at(-1);

const sum = (columns: readonly { least: number }[]): number =>
  columns.reduce((total, { least }) => total + least, 0);
