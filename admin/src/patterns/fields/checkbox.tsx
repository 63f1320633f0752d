import * as v from "valibot";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./kinds.tsx";

interface BooleanOptions extends FieldOptions {
  /** Value for a new record. */
  usual: boolean;
}

/** A yes or no. */
export const checkbox = (options: BooleanOptions) => yesOrNo(options, Checkbox);

/** A yes or no that is a state of the whole: in use or not. */
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
