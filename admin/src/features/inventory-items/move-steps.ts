import type { RowChange } from "../../patterns/grid.ts";
import { columnOf, countIn, type Level } from "../../patterns/stock.ts";

export interface Move {
  item: string;
  from: string;
  to: string;
  quantity: number;
}

/**
 * The steps of a move. The server has no call for a move, so it takes three writes. Between any two of them, each unit is in
 * stock at its old location, incoming at the new one, or both, but it is never missing. Incoming units can't be bought, and the
 * item's page shows them.
 */
export const stepsOf = ({ from, to, quantity }: Move): ReadonlyMap<string, number>[] => [
  // This step comes first. If the target location can't have the item, the move fails before anything is taken from the source.
  new Map([[columnOf(to, "incoming_quantity"), quantity]]),
  new Map([[columnOf(from), -quantity]]),
  new Map([
    [columnOf(to), quantity],
    [columnOf(to, "incoming_quantity"), -quantity],
  ]),
];

/** Changes that undo this many steps, the last step first. */
export const stepsBack = (move: Move, done: number): ReadonlyMap<string, number>[] =>
  stepsOf(move)
    .slice(0, done)
    .toReversed()
    .map((by) => new Map([...by].map(([column, quantity]) => [column, -quantity])));

/** A step as a change to counts, which is added to the current counts. */
export const changeBy = (item: string, by: ReadonlyMap<string, number>): RowChange => ({
  row: { id: item, title: item, values: {} },
  // Contains only differences, because the current counts aren't known here.
  values: by,
  by,
});

/** A location's counts in the columns that a step changes. */
export const countsAt = (levels: readonly Level[], columns: Iterable<string>) =>
  new Map([...columns].map((column) => [column, countIn(levels, column)]));

/**
 * Determines whether a step without a response was done, by comparing the counts before and after the step. Undefined if the
 * counts don't show that.
 */
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

/** The stock that can be moved from a location, which is everything that isn't reserved. */
export function freeAt(levels: readonly Level[], place: string): number {
  const level = levels.find(({ location_id }) => location_id === place);
  return Math.max(0, (level?.stocked_quantity ?? 0) - (level?.reserved_quantity ?? 0));
}

/**
 * The number of finished steps, computed from the counts before the first one. Undefined if someone else has changed the
 * counts.
 */
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

/** The columns that the steps of a move change. */
export const columnsOf = ({ from, to }: Pick<Move, "from" | "to">): string[] => [
  columnOf(to, "incoming_quantity"),
  columnOf(from),
  columnOf(to),
];
