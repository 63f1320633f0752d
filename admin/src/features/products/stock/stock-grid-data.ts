import type { GridColumn, GridRow } from "../../../patterns/grid.ts";
import type { Level, Place, StockItem } from "../../../patterns/stock.ts";
import type { PricedVariant } from "../../../resources/priced-variants.ts";

/** A variant with its stock: levels of inventory items, or a single quantity if the store has no locations. */
export interface StockedVariant extends Omit<PricedVariant, "prices"> {
  manage_inventory: boolean;
  inventory_quantity?: number | undefined;
  items: readonly StockItem[];
}

/** The id of the only column if the store has no locations. */
export const QUANTITY = "quantity";

export const stockColumns = (
  places: readonly Place[] | undefined,
  quantity: string,
): GridColumn[] =>
  places?.map(({ id, name }) => ({ id, title: name, digits: 0, counted: true })) ?? [
    { id: QUANTITY, title: quantity, digits: 0, counted: true },
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
