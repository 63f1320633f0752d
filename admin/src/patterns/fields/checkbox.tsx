import * as v from "valibot";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./kinds.tsx";

/** A yes or no that waits for Save; `usual` is what a new record has. */
export function checkbox({
  usual,
  ...facts
}: FieldOptions & { usual: boolean }): FieldDef<boolean, boolean> {
  return {
    ...facts,
    schema: v.boolean(),
    empty: usual,
    toForm: (stored) => (typeof stored === "boolean" ? stored : usual),
    toApi: (value) => value,
    Control: ({ value, onValueChange, onBlur, name, label, hint }) => (
      <Checkbox
        {...{ name, label, onBlur }}
        {...(hint !== undefined && { hint })}
        checked={value}
        onCheckedChange={onValueChange}
      />
    ),
  };
}
