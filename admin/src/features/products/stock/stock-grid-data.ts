import type { GridColumn, GridRow, RowChange } from "../../../patterns/grid.ts";
import type { PricedVariant } from "../prices/price-grid-data.ts";
import { levelOf, stepFor, type Level } from "./stock-form.ts";

/** A variant with what is counted of it: things that lie in places, or one number where nobody counts by place. */
export interface StockedVariant extends Omit<PricedVariant, "prices"> {
  manage_inventory: boolean;
  inventory_quantity?: number | undefined;
  items: readonly { id: string; location_levels?: readonly Level[] | undefined }[];
}
export interface Place {
  id: string;
  name: string;
}

/** The one column where there are no places. */
export const QUANTITY = "quantity";

export const stockColumns = (
  places: readonly Place[] | undefined,
  quantity: string,
): GridColumn[] =>
  places?.map(({ id, name }) => ({ id, title: name, digits: 0 })) ?? [
    { id: QUANTITY, title: quantity, digits: 0 },
  ];

export interface StockLabels {
  notTracked: string;
  noItem: string;
  several: string;
  counts(level: Level): string;
}

export function stockRow(
  variant: StockedVariant,
  places: readonly Place[] | undefined,
  labels: StockLabels,
): GridRow {
  const { id, title, sku, items } = variant;
  const levels = (places && items[0]?.location_levels) ?? [];
  const why = !variant.manage_inventory
    ? labels.notTracked
    : !places || items.length === 1
      ? undefined
      : items.length === 0
        ? labels.noItem
        : labels.several;
  const every = <T>(value: T) =>
    Object.fromEntries((places?.map((place) => place.id) ?? [QUANTITY]).map((at) => [at, value]));
  const byPlace = <T>(value: (level: Level) => T) =>
    Object.fromEntries(levels.map((level) => [level.location_id, value(level)]));
  return {
    id,
    title,
    values: places
      ? items.length > 1
        ? {}
        : byPlace(({ stocked_quantity }) => stocked_quantity)
      : { [QUANTITY]: variant.inventory_quantity },
    notes: byPlace(labels.counts),
    ...(sku != null && sku !== "" && { note: sku }),
    ...(why !== undefined && { locked: every(why) }),
  };
}

export type StockReason = "gone" | "changed" | "emptied" | "removed";
export interface StockStep {
  step: "add" | "update";
  item: string;
  location: string;
  quantity: number;
}

/**
 * What has to be done for a row to be stored, from what lies where at this moment. A cell that was emptied takes nothing
 * away: that cannot be undone, and is asked for by name in the drawer of the variant.
 */
export function stockSteps(
  { row, values }: RowChange,
  items: StockedVariant["items"],
): { steps: StockStep[]; reason?: StockReason } {
  const [item] = items;
  if (!item) return { steps: [], reason: "gone" };
  const steps: StockStep[] = [];
  let reason: StockReason | undefined;
  for (const [location, quantity] of values) {
    const level = levelOf(items, { item: item.id, location });
    if (quantity === null) {
      if (level) reason = "emptied";
      continue;
    }
    const before = row.values[location];
    const seen = before == null ? undefined : String(before);
    const step = stepFor({ stocked: String(quantity), gone: false }, level, seen);
    // What somebody else has counted there first is as good a reason to look again as another number.
    if (step === "changed" || (step === "update" && seen === undefined)) reason = "changed";
    else if (step === "add" || step === "update")
      steps.push({ step, item: item.id, location, quantity });
  }
  return reason === undefined ? { steps } : { steps, reason };
}
