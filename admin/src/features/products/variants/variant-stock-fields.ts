import type { RowChange } from "../../../patterns/grid.ts";
import { levelOf, type Place } from "../../../patterns/stock.ts";
import { stockName, type PricedForm } from "./variant-price-fields.ts";
import type { FullVariant } from "./variant-queries.ts";

/* The stock of a variant in its form. Each location has a field, so that two operators can count different locations at the same
   time. */

/** The stored level of a variant that has one inventory item. */
export const levelAt = ({ items = [] }: FullVariant, location: string) =>
  levelOf(items, { item: items[0]?.id ?? "", location });

export const toStockFields = (variant: FullVariant, places: readonly Place[]) =>
  Object.fromEntries(
    places.map(({ id }) => [stockName(id), levelAt(variant, id)?.stocked_quantity ?? null]),
  );

/** The counts that differ from the stored ones, as a row of the stock grid. Undefined if none does. */
export function toStockChange(
  form: PricedForm,
  stored: FullVariant,
  places: readonly Place[],
): RowChange | undefined {
  const [item] = stored.items ?? [];
  const before = toStockFields(stored, places);
  const changed = places.filter(({ id }) => form[stockName(id)] !== before[stockName(id)]);
  if (!item || changed.length === 0) return undefined;
  const byPlace = (fields: object) =>
    changed.map(({ id }) => [id, (fields as PricedForm)[stockName(id)] ?? null] as const);
  const row = { id: item.id, title: form.title, values: Object.fromEntries(byPlace(before)) };
  return { row, values: new Map(byPlace(form)) } as RowChange;
}
