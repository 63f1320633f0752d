import type { RowChange } from "../../patterns/grid.ts";
import { columnOf, countIn, type Level } from "../../patterns/stock.ts";

export interface Move {
  item: string;
  from: string;
  to: string;
  quantity: number;
}

/**
 * The server moves nothing from one place to another, so it takes three writes. Between any two of them each piece is counted
 * once: it lies where it was, or is on its way to where it goes. Nobody buys what is on its way, and it is seen on the item's page.
 */
export const stepsOf = ({ from, to, quantity }: Move): ReadonlyMap<string, number>[] => [
  // A place that cannot have it says so before anything is taken from the other.
  new Map([[columnOf(to, "incoming_quantity"), quantity]]),
  new Map([[columnOf(from), -quantity]]),
  new Map([
    [columnOf(to), quantity],
    [columnOf(to, "incoming_quantity"), -quantity],
  ]),
];

/** What takes back so many steps, the last of them first. */
export const stepsBack = (move: Move, done: number): ReadonlyMap<string, number>[] =>
  stepsOf(move)
    .slice(0, done)
    .toReversed()
    .map((by) => new Map([...by].map(([column, quantity]) => [column, -quantity])));

/** A step, as counts are saved: so many more than there are by then, or fewer. */
export const changeBy = (item: string, by: ReadonlyMap<string, number>): RowChange => ({
  row: { id: item, title: item, values: {} },
  // What is there by then is not known here.
  values: by,
  by,
});

/** What a place counts, by the columns that a step changes. */
export const countsAt = (levels: readonly Level[], columns: Iterable<string>) =>
  new Map([...columns].map((column) => [column, countIn(levels, column)]));

/** Whether a step of which no answer came was done: as far as it can be told from what is counted before and after it. */
export function landed(
  by: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): boolean | undefined {
  const is = (share: number) =>
    [...by].every(
      ([column, more]) => after.get(column) === (before.get(column) ?? 0) + more * share,
    );
  return is(1) ? true : is(0) ? false : undefined;
}

/** How many may go away from a place: what is reserved stays. */
export function freeAt(levels: readonly Level[], place: string): number {
  const level = levels.find(({ location_id }) => location_id === place);
  return Math.max(0, (level?.stocked_quantity ?? 0) - (level?.reserved_quantity ?? 0));
}

/** The number of steps that are done, by the counts before the first of them; nothing where others changed those counts since. */
export function stepsDone(
  move: Move,
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): number | undefined {
  const counts = new Map(before);
  const isNow = () => [...counts].every(([column, count]) => now.get(column) === count);
  if (isNow()) return 0;
  const done = stepsOf(move).findIndex((step) => {
    for (const [column, by] of step) counts.set(column, (counts.get(column) ?? 0) + by);
    return isNow();
  });
  return done === -1 ? undefined : done + 1;
}

/** The columns that any step of a move changes. */
export const columnsOf = ({ from, to }: Pick<Move, "from" | "to">): string[] => [
  columnOf(to, "incoming_quantity"),
  columnOf(from),
  columnOf(to),
];
