import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import { collisions, valuesInUse, type Combined } from "./variant-options.ts";

const row = v.object({
  /** The id. Empty for a new option. */
  id: v.string(),
  key: v.string(),
  title: v.pipe(v.string(), v.trim()),
  /** Value that every variant gets for a new option. */
  value: v.pipe(v.string(), v.trim()),
  gone: v.boolean(),
});
export type OptionRow = v.InferOutput<typeof row>;

/** A new option needs a value, unless the product has no variants. */
export const optionsForm = (variants: boolean) =>
  v.pipe(
    v.object({ rows: v.array(row) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { rows } = dataset.value;
      const fault = (index: number, name: "title" | "value", text: string) =>
        addIssue({
          message: text,
          path: [
            { type: "object", origin: "value", input: dataset.value, key: "rows", value: rows },
            { type: "array", origin: "value", input: rows, key: index, value: rows[index] },
            {
              type: "object",
              origin: "value",
              input: rows[index] ?? {},
              key: name,
              value: rows[index]?.[name],
            },
          ],
        });
      const seen = new Set<string>();
      for (const [index, { id, title, value, gone }] of rows.entries()) {
        if (gone) continue;
        if (title === "") fault(index, "title", message("common:form.required"));
        else if (seen.has(title.toLowerCase()))
          fault(index, "title", message("product-variants:options.twice"));
        seen.add(title.toLowerCase());
        if (variants && id === "" && value === "")
          fault(index, "value", message("common:form.required"));
      }
    }),
  );

export interface Removal {
  values: string[];
  /** Variants that only this option distinguishes. If any exist, the option can't be deleted. */
  same: Combined[][];
}

/**
 * The effect of deleting an option together with the other marked ones. If all variants have the same value for it, there is none.
 */
export function removalOf(
  option: string,
  rows: readonly Pick<OptionRow, "id" | "gone">[],
  variants: readonly Combined[],
): Removal {
  const values = valuesInUse(option, variants).map(({ value }) => value);
  const left = rows.flatMap(({ id, gone }) => (id === "" || gone || id === option ? [] : [id]));
  return { values, same: values.length > 1 ? collisions(left, variants) : [] };
}
