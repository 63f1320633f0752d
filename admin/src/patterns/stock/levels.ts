import type { RowChange } from "../grid/sheet.ts";

/** The counts of an item at a location. */
export interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
  incoming_quantity: number;
  /** The time of the last change to the level. After a lost response, it shows whether the write succeeded. */
  updated_at?: string;
}
export interface StockItem {
  id: string;
  location_levels?: readonly Level[] | undefined;
}
export interface Place {
  id: string;
  name: string;
}

/** The counts of a level that can be edited. All others are calculated from reservations. */
export type Count = "stocked_quantity" | "incoming_quantity";

/** The grid column for a count at a location. The column for the stocked quantity has the location's id. */
export const columnOf = (location: string, count: Count = "stocked_quantity"): string =>
  count === "stocked_quantity" ? location : `${location}:${count}`;
const countOf = (column: string): { location: string; count: Count } => {
  const [location = "", count = "stocked_quantity"] = column.split(":");
  return { location, count: count as Count };
};

/** The count that a grid column shows. */
export function countIn(levels: readonly Level[], column: string): number {
  const { location, count } = countOf(column);
  return levels.find(({ location_id }) => location_id === location)?.[count] ?? 0;
}

export const levelOf = (
  items: readonly StockItem[],
  { item, location }: { item: string; location: string },
): Level | undefined =>
  items
    .find(({ id }) => id === item)
    ?.location_levels?.find(({ location_id }) => location_id === location);

/**
 * The step that saves a row, based on the current level and on the value that the user last saw. Rows that the user didn't
 * change aren't written, because sales continue in the meantime.
 */
export function stepFor(
  { stocked, gone }: { stocked: string; gone: boolean },
  level: { stocked_quantity: number } | undefined,
  seen: string | undefined,
): "nothing" | "add" | "update" | "remove" | "changed" {
  if (gone) return level ? "remove" : "nothing";
  if (stocked === seen) return "nothing";
  if (!level) return "add";
  const now = String(level.stocked_quantity);
  if (now === stocked) return "nothing";
  return seen === undefined || seen === now ? "update" : "changed";
}

export type StockReason = "gone" | "changed" | "emptied" | "removed" | "short" | "unsure";
export interface StockStep {
  step: "add" | "update";
  item: string;
  location: string;
  body: Partial<Record<Count, number>>;
}

/** Differences whose response was lost, by item and column. The server may have applied them. */
export type SentChanges = Map<string, SentDifference>;
export interface SentDifference {
  by: number;
  from: number;
  to: number;
  /** The time of the level's last change before the difference was sent. */
  at: string | undefined;
}
export const sentKey = (item: string, column: string): string => `${item} ${column}`;

/**
 * The steps that save a row, based on the current levels. A difference is added to the current count. A number replaces the
 * count if it is still the one that the user saw. Clearing a cell doesn't delete the level, because that can't be undone, and
 * has its own action.
 */
export function stockSteps(
  { row, values, by }: RowChange,
  item: StockItem | undefined,
  sent: SentChanges = new Map(),
): { steps: StockStep[]; reason?: StockReason } {
  if (!item) return { steps: [], reason: "gone" };
  const steps = new Map<string, StockStep>();
  let reason: StockReason | undefined;
  for (const [column, value] of values) {
    const { location, count } = countOf(column);
    const level = levelOf([item], { item: item.id, location });
    if (value === null) {
      if (level) reason = "emptied";
      continue;
    }
    const added = by?.get(column);
    const found =
      added === undefined
        ? replaced(value, level?.[count], row.values[column])
        : increased(added, level?.[count], sent.get(sentKey(item.id, column)), level?.updated_at);
    if (typeof found === "string") reason = found;
    else if (found !== undefined) {
      const { body = {} } = steps.get(location) ?? {};
      const step = level ? "update" : "add";
      steps.set(location, { step, item: item.id, location, body: { ...body, [count]: found } });
    }
  }
  return { steps: [...steps.values()], ...(reason && { reason }) };
}

/** The locations at which a change results in fewer units than are reserved for orders. The server allows that. */
export const belowReserved = (
  { values }: Pick<RowChange, "values">,
  item: StockItem | undefined,
): { location: string; reserved: number }[] =>
  [...values].flatMap(([column, value]) => {
    const { location, count } = countOf(column);
    const level = item && levelOf([item], { item: item.id, location });
    const isShort =
      level && count === "stocked_quantity" && value !== null && value < level.reserved_quantity;
    return isShort && value !== level.stocked_quantity
      ? [{ location, reserved: level.reserved_quantity }]
      : [];
  });

/**
 * The count to write, or a problem if someone else changed the count or entered the first count in the meantime. Undefined if
 * there is nothing to write.
 */
function replaced(
  value: number,
  now: number | undefined,
  before: unknown,
): number | StockReason | undefined {
  const seen = typeof before === "number" ? String(before) : undefined;
  const level = now === undefined ? undefined : { stocked_quantity: now };
  const step = stepFor({ stocked: String(value), gone: false }, level, seen);
  if (step === "changed" || (step === "update" && seen === undefined)) return "changed";
  return step === "add" || step === "update" ? value : undefined;
}

/** The count after a difference is added, or the reason why it can't be added. Undefined if it was already added. */
export function increased(
  by: number,
  now: number = 0,
  sent: SentDifference | undefined,
  at: string | undefined,
): number | StockReason | undefined {
  if (sent?.by === by && (sent.from !== now || sent.at !== at))
    // If the response was lost, either the server added the difference, or something else changed the count, such as a sale of
    // the same quantity.
    return sent.to === now ? undefined : "unsure";
  return now + by < 0 ? "short" : now + by;
}
