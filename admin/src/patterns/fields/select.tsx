import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { SelectField } from "../../ui/select.tsx";
import { message } from "../form/form.tsx";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

/** The values that a field can have, with their names: a constant, or a hook if the store defines them. */
type Options<Value extends string> =
  | readonly { value: Value; label: TextKey }[]
  | (() => readonly { value: Value; label: string }[]);

interface SelectOptions<Value extends string> extends FieldOptions {
  options: Options<Value>;
  /** The value in a new record. */
  usual?: NoInfer<Value>;
}

/** A field for one of a few values, or none (`null`). */
export function select<const Value extends string>(
  options: SelectOptions<Value> & { required: true },
): FieldDef<Value | "", Value>;
export function select<const Value extends string>(
  options: SelectOptions<Value>,
): FieldDef<Value | "", Value | null>;
export function select<const Value extends string>({
  options,
  usual,
  required = false,
  ...facts
}: SelectOptions<Value> & { required?: boolean }): FieldDef<Value | "", Value | null> {
  const useOptions = typeof options === "function" ? options : () => useNamed(options);
  return {
    size: "medium",
    ...facts,
    required,
    schema: v.pipe(
      v.string() as v.GenericSchema<Value | "", Value | "">,
      v.check((value) => !required || value !== "", message("common:form.required")),
    ),
    empty: usual ?? "",
    toForm: (stored) => (typeof stored === "string" ? (stored as Value) : ""),
    toApi: (value) => value || null,
    Control: function SelectControl({ value, around: _, ...props }: ControlProps<Value | "">) {
      const { t } = useTranslation("common");
      const known: readonly { value: string; label: string; disabled?: boolean }[] = useOptions();
      // Shows the stored value even if it is no longer an option.
      const odd = value !== "" && known.every((one) => one.value !== value);
      const none = { value: "", label: required ? t("picker.choose") : t("values.none") };
      return (
        <SelectField
          {...props}
          value={value}
          options={[
            ...(required && value !== "" ? [] : [{ ...none, disabled: required }]),
            ...(odd ? [{ value, label: value }] : []),
            ...known,
          ]}
          onValueChange={(next) => props.onValueChange(next as Value | "")}
        />
      );
    },
  };
}

function useNamed<Value extends string>(options: readonly { value: Value; label: TextKey }[]) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  return options.map(({ value, label }) => ({ value, label: translate(label) }));
}
