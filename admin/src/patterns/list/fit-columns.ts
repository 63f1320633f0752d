/** Properties of a column that determine its width. */
export interface SizedColumn {
  id: string;
  kind?: "text" | "number" | "money" | "date" | "status" | "person" | "relation" | "email" | "code";
  /** Smallest width in pixels, such as `120px`. Without it, the width is that of the column's kind. */
  width?: string;
  /**
   * True to take four times the share of other columns when there is room. By default, only the column that names the row
   * grows.
   */
  grow?: boolean;
  /** Columns with the highest number are hidden first; 1, the default, is always shown. */
  priority?: number;
  fixed?: boolean;
}

export interface FitOptions {
  /** Widths in pixels that the operator set. They keep their width. */
  own?: Readonly<Record<string, number>>;
  /** The operator chose the columns, so all of them are shown. */
  keepAll?: boolean;
  /** Number of additional columns to drop, because their content turned out wider than their smallest width. */
  fewer?: number;
}

export interface FittingColumn<Column> {
  column: Column;
  /** The smallest width and the actual width, in pixels. */
  least: number;
  width: number;
}

const LEAST = {
  text: 160,
  relation: 128,
  person: 160,
  // Fits most email addresses, and most SKUs: they aren't readable if they are cut.
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

/** Columns that fit into `room` pixels, in order, with their widths. They fill it, and overflow if required columns need more. */
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

/** The column that is dropped next: the last one with the highest priority. */
export const nextHiddenColumn = <Column extends SizedColumn>(
  columns: readonly Column[],
): Column | undefined =>
  columns
    .filter(({ priority = 1, fixed }) => priority > 1 && !fixed)
    .toSorted((one, other) => (one.priority ?? 1) - (other.priority ?? 1))
    .at(-1);

const sum = (columns: readonly { least: number }[]): number =>
  columns.reduce((total, { least }) => total + least, 0);
