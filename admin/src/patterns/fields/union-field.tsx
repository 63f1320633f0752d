import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

interface Side {
  label: TextKey;
  hint?: TextKey;
}

/** A boolean field with a name for each value, such as "public" and "private". */
export function unionField(
  options: FieldOptions & { usual: boolean; yes: Side; no: Side },
): FieldDef<boolean, boolean> {
  const { usual, yes, no, ...facts } = options;
  return {
    ...facts,
    schema: v.boolean(),
    empty: usual,
    toForm: (stored) => stored === true,
    toApi: (value) => value,
    Control: function EitherControl({
      value,
      onValueChange,
      name: _,
      required: __,
      around: ___,
      ...props
    }) {
      const { t } = useTranslation();
      const translate = t as (key: TextKey) => string;
      const side = (of: boolean, { label, hint }: Side) => ({
        value: String(of),
        label: translate(label),
        ...(hint && { hint: translate(hint) }),
      });
      // Lists the default of a new record first.
      const sides = [side(true, yes), side(false, no)];
      return (
        <RadioGroup
          {...props}
          value={String(value)}
          onValueChange={(next) => onValueChange(next === "true")}
          options={usual ? sides : sides.toReversed()}
        />
      );
    },
  };
}
