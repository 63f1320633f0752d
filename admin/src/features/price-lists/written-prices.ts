import type { RowChange } from "../../patterns/grid.ts";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import { partsOf, storedIn } from "./list-prices.ts";

type Rows<Cell> = Readonly<Record<string, Readonly<Record<string, Cell>>>>;
/** Entered prices by row and column; a row identifies its variant and its quantities. */
export type Written = Rows<number>;
/** Prices that were sent, but whose response was lost. Null for a price that was to be deleted. */
export type Tried = Rows<number | null>;

/** The changes between two versions of the prices: new prices are written, and missing prices are deleted. */
export const changesBetween = (before: Written, after: Written): RowChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was = {}, is = {}] = [before[id], after[id]];
    const values = new Map<string, number | null>(
      Object.entries(is).filter(([column, amount]) => was[column] !== amount),
    );
    for (const column of Object.keys(was)) if (!(column in is)) values.set(column, null);
    return values.size > 0 ? [{ row: { id, title: "", values: was }, values }] : [];
  });

export const pricesIn = (changes: readonly RowChange[]): number =>
  changes.reduce((sum, { values }) => sum + values.size, 0);

/** The prices that the changes write, without those that they delete. */
export const enteredIn = (changes: readonly RowChange[]): Written =>
  Object.fromEntries(
    changes.map(({ row, values }) => [
      row.id,
      Object.fromEntries(
        [...values].flatMap(([column, it]) => (it === null ? [] : [[column, it]])),
      ),
    ]),
  );

export const triedIn = (changes: readonly RowChange[]): Tried =>
  Object.fromEntries(changes.map(({ row, values }) => [row.id, Object.fromEntries(values)]));

/**
 * The list's current prices that this page has sent, including prices whose response was lost. Also includes someone else's
 * prices in rows whose change was reported (`told`).
 */
export function arrived(
  { sent, tried }: { sent: Written; tried: Tried },
  now: ReadonlyMap<string, PricedVariant>,
  list: string,
  told: ReadonlySet<string>,
): Written {
  const known: Record<string, Readonly<Record<string, number>>> = { ...sent };
  for (const [row, cells] of Object.entries(tried)) {
    const { variant: id, tier } = partsOf(row);
    const variant = now.get(id);
    if (!variant) continue;
    const theirs = storedIn(variant, list, tier);
    const values = { ...known[row] };
    for (const [column, mine] of Object.entries(cells)) {
      const amount = theirs(column)?.amount ?? null;
      if (amount !== mine && !told.has(row)) continue;
      if (amount === null) delete values[column];
      else values[column] = amount;
    }
    known[row] = values;
  }
  return known;
}
