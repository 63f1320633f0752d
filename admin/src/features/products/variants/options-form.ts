import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import { collisions, type Combined, valuesInUse } from "../../../resources/product-variants.ts";

const row = v.object({
  /** The option's id. Empty for a new option. */
  id: v.string(),
  key: v.string(),
  title: v.pipe(v.string(), v.trim()),
  /** For a new option, the value that all variants get. */
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
      const report = (index: number, name: "title" | "value", text: string) =>
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
        if (title === "") report(index, "title", message("common:form.required"));
        else if (seen.has(title.toLowerCase()))
          report(index, "title", message("product-variants:options.twice"));
        seen.add(title.toLowerCase());
        if (variants && id === "" && value === "")
          report(index, "value", message("common:form.required"));
      }
    }),
  );

export interface Removal {
  values: string[];
  /** Groups of variants that only this option distinguishes. If there are any, the option can't be deleted. */
  same: Combined[][];
}

/**
 * The effect of deleting an option together with the other options marked for deletion. If all variants have the same value, no
 * variants become equal.
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
