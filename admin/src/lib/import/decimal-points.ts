import type { Table } from "./types.ts";

/** An amount with at most one separator, before any number of digits. */
const SIMPLE = /^(\d+)(?:([.,])(\d+))?$/;
/** An amount with thousands separators: points, commas, spaces, or apostrophes, but always the same. */
const GROUPED = /^(\d{1,3}([.,\s'’])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/;
/** One separator before three digits, which means thousands in one language, and three decimals in another. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

export const isAmbiguous = (text: string): boolean => EITHER.test(text);

interface Amount {
  whole: string;
  fraction: string;
  /**
   * The decimal separator: the amount's own, or else the one that isn't its thousands separator. Undefined if it can't be
   * determined.
   */
  decimal?: string | undefined;
}

/** Parses an amount. Undefined if it is invalid or ambiguous. */
function parse(text: string): Amount | undefined {
  if (isAmbiguous(text)) return undefined;
  const simple = SIMPLE.exec(text);
  if (simple) return { whole: simple[1] ?? "", decimal: simple[2], fraction: simple[3] ?? "" };
  const [, whole = "", group, point, fraction = ""] = GROUPED.exec(text) ?? [];
  if (group === undefined || group === point) return undefined;
  const other = group === "." ? "," : group === "," ? "." : undefined;
  return { whole: whole.replaceAll(/\D/g, ""), decimal: point ?? other, fraction };
}

/**
 * Writes the amounts of a file with decimal points and without thousands separators, as the server reads them: `1.234,50`
 * becomes `1234.50`. A value such as `1.234` is ambiguous. It is read as 1234 if the other amounts have only decimal commas.
 * Otherwise, it stays as it is, like an invalid value, so that the check of the cells reports it.
 */
export function withDecimalPoints(table: Table, isAmount: (header: string) => boolean): Table {
  const places = table.headers.map((header) => isAmount(header));
  const bare = (text: string) => text.replaceAll(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, "");
  const cells = table.rows.flatMap((row) => row.filter((_, place) => places[place]));
  const decimals = new Set(cells.flatMap((cell) => parse(bare(cell))?.decimal ?? []));
  const [decimal] = decimals.size === 1 ? decimals : [];
  const write = (cell: string) => {
    const text = bare(cell);
    if (isAmbiguous(text))
      return decimal === undefined || text.includes(decimal) ? cell : text.replace(/[.,]/, "");
    const amount = parse(text);
    if (!amount) return cell;
    return amount.fraction === "" ? amount.whole : `${amount.whole}.${amount.fraction}`;
  };
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell, place) => (places[place] ? write(cell) : cell))),
  };
}
