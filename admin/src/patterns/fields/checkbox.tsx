import * as v from "valibot";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

interface BooleanOptions extends FieldOptions {
  /** The value in a new record. */
  usual: boolean;
}

/** A boolean field, as a checkbox. */
export const checkbox = (options: BooleanOptions) => yesOrNo(options, Checkbox);

/** A boolean field as a switch, for the state of the whole record, such as active or inactive. */
export const switchField = (options: BooleanOptions) => yesOrNo(options, Switch);

function yesOrNo(
  { usual, ...facts }: BooleanOptions,
  Input: typeof Checkbox | typeof Switch,
): FieldDef<boolean, boolean> {
  return {
    ...facts,
    schema: v.boolean(),
    empty: usual,
    toForm: (stored) => (typeof stored === "boolean" ? stored : usual),
    toApi: (value) => value,
    Control: ({ value, onValueChange, onBlur, name, label, hint }) => (
      <Input
        {...{ name, label, onBlur }}
        {...(hint !== undefined && { hint })}
        checked={value}
        onCheckedChange={onValueChange}
      />
    ),
  };
}
