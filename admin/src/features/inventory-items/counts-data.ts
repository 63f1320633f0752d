import type { GridColumn, GridRow } from "../../patterns/grid.ts";
import { columnOf, type Level, type Place } from "../../patterns/stock.ts";
import { nameOfItem, soldAs, type InventoryItem } from "../../resources/inventory-items.ts";

/** The columns of a location. Reservations determine the reserved and the available quantity, which therefore can't be edited. */
const measures = ["inStock", "available", "reserved", "incoming"] as const;
export type Measure = (typeof measures)[number];

const columnIn = (place: string, measure: Measure): string =>
  measure === "inStock"
    ? columnOf(place)
    : measure === "incoming"
      ? columnOf(place, "incoming_quantity")
      : `${place}:${measure}`;
const isWritten = (measure: Measure) => measure === "inStock" || measure === "incoming";
const valueOf = (level: Level, measure: Measure): number =>
  ({
    inStock: level.stocked_quantity,
    available: level.stocked_quantity - level.reserved_quantity,
    reserved: level.reserved_quantity,
    incoming: level.incoming_quantity,
  })[measure];

export function countColumns(
  places: readonly Place[],
  nameOf: (measure: Measure) => string,
): GridColumn[] {
  return places.flatMap(({ id, name }) =>
    measures.map((measure) => ({
      id: columnIn(id, measure),
      title: name,
      note: nameOf(measure),
      digits: 0,
      counted: isWritten(measure),
      // For a stock count, the in-stock and available quantities are needed. The other columns are hidden by default.
      extra: measure === "reserved" || measure === "incoming",
    })),
  );
}

export interface CountLabels {
  fixed: string;
  absent: string;
  counts(level: Level): string;
}

export function countRows(
  items: readonly InventoryItem[],
  places: readonly Place[],
  labels: CountLabels,
): GridRow[] {
  // The locked cells, which are the same in every row.
  const locked = Object.fromEntries(
    places.flatMap(({ id }) =>
      measures
        .filter((measure) => !isWritten(measure))
        .map((measure) => [columnIn(id, measure), labels.fixed]),
    ),
  );
  const absent = Object.fromEntries(places.map(({ id }) => [columnOf(id), labels.absent]));
  return items.map((item) => {
    const { id, sku, location_levels: levels = [] } = item;
    const variant = soldAs(item);
    const product = variant?.product?.title;
    return {
      id,
      title: product ? variant.title : nameOfItem(item),
      values: Object.fromEntries(
        levels.flatMap((level) =>
          measures.map((measure) => [
            columnIn(level.location_id, measure),
            valueOf(level, measure),
          ]),
        ),
      ),
      locked,
      notes: {
        ...absent,
        ...Object.fromEntries(
          levels.map((level) => [columnOf(level.location_id), labels.counts(level)]),
        ),
      },
      ...(product && { group: product }),
      ...(sku && { note: sku }),
    };
  });
}
