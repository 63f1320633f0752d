import * as v from "valibot";
import { message } from "../../../patterns/form.ts";

/** A thing in stock at a place, as the screen has it. */
const row = v.object({
  id: v.string(),
  item: v.string(),
  location: v.string(),
  stocked: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, message("common:form.wholeNumber"))),
  /** To be removed. */
  gone: v.boolean(),
  /** Only here so far. */
  fresh: v.boolean(),
});
export const stockForm = v.object({ rows: v.array(row) });
export type LevelRow = v.InferOutput<typeof row>;
export type StockForm = v.InferOutput<typeof stockForm>;

export interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}
interface Item {
  id: string;
  location_levels?: readonly Level[] | undefined;
}

export const levelRows = (items: readonly Item[]): LevelRow[] =>
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

export const levelOf = (
  items: readonly Item[],
  { item, location }: Pick<LevelRow, "item" | "location">,
): Level | undefined =>
  items
    .find(({ id }) => id === item)
    ?.location_levels?.find(({ location_id }) => location_id === location);

/**
 * What has to be done for a row to be stored, given the level as it is now and what it was when the reader last looked.
 * Of rows that the reader did not change, nothing: sales go on meanwhile.
 */
export function stepFor(
  { stocked, gone }: Pick<LevelRow, "stocked" | "gone">,
  level: Pick<Level, "stocked_quantity"> | undefined,
  seen: string | undefined,
): "nothing" | "add" | "update" | "remove" | "changed" {
  if (gone) return level ? "remove" : "nothing";
  if (stocked === seen) return "nothing";
  if (!level) return "add";
  const now = String(level.stocked_quantity);
  if (now === stocked) return "nothing";
  return seen === undefined || seen === now ? "update" : "changed";
}
