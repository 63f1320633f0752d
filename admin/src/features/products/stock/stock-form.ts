import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import type { StockItem } from "../../../patterns/stock.ts";

/** Form values for an inventory item's level at a location. */
const row = v.object({
  id: v.string(),
  item: v.string(),
  location: v.string(),
  stocked: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, message("common:form.wholeNumber"))),
  /** True if the level is removed when the form is saved. */
  gone: v.boolean(),
  /** True if the level isn't stored yet. */
  fresh: v.boolean(),
});
export const stockForm = v.object({ rows: v.array(row) });
export type LevelRow = v.InferOutput<typeof row>;
export type StockForm = v.InferOutput<typeof stockForm>;

export const levelRows = (items: readonly StockItem[]): LevelRow[] =>
  items.flatMap(({ id, location_levels = [] }) =>
    location_levels.map(({ location_id, stocked_quantity }) => ({
      id: `${id} ${location_id}`,
      item: id,
      location: location_id,
      stocked: String(stocked_quantity),
      gone: false,
      fresh: false,
    })),
  );
