import { css, cx } from "#styled/css";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";
import type { EditForm } from "../form/form.tsx";
import type { Formatter } from "../../lib/intl.ts";
import type { ControlProps, Fields } from "./define.ts";

export interface FormFieldsProps {
  form: object;
  fields: Pick<Fields, "names" | "defs">;
  /** The fields to show, in this order. */
  names?: readonly string[];
  isNew?: boolean;
  /** Input props that apply only in this form. */
  inputs?: Partial<Record<string, Pick<ControlProps<never>, "placeholder" | "autoFocus">>>;
  /** Currency of amounts if no record has one yet. */
  currency?: string;
  /** Name of the record, for titles of overlays above the form. */
  subject?: string;
}

/** The fields of a table, one below another. Two fields of half the width share a line. */
export function FormFields(props: FormFieldsProps) {
  const { fields, names = fields.names } = props;
  const lines: string[][] = [];
  for (const name of names) {
    const half = fields.defs[name]?.half === true;
    const last = lines.at(-1);
    if (half && last && fields.defs[last[0] ?? ""]?.half) last.push(name);
    else lines.push([name]);
  }
  return lines.map((line) =>
    fields.defs[line[0] ?? ""]?.half ? (
      <div key={line[0]} className={halves}>
        {line.map((name) => (
          <FormField key={name} {...props} name={name} />
        ))}
      </div>
    ) : (
      line.map((name) => <FormField key={name} {...props} name={name} />)
    ),
  );
}

function FormField({
  form: given,
  fields,
  name,
  isNew = false,
  inputs,
  subject,
  currency,
}: FormFieldsProps & { name: string }) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  const def = fields.defs[name];
  if (!def) return null;
  // TypeScript can't derive the form's field names from an unknown table.
  const form = given as EditForm<Record<string, string>>;
  const { label, Control, newSchema, required = false } = def;
  const hint = (isNew && def.newHint) || def.hint;
  return (
    <div className={cx(place, def.size && sizes[def.size])}>
      <form.AppField name={name}>
        {(field) => (
          <field.Bound>
            {(control) => (
              <Control
                {...control}
                name={name}
                label={translate(label)}
                {...(hint && { hint: translate(hint) })}
                required={required && !(isNew && newSchema !== undefined)}
                {...inputs?.[name]}
                around={{ subject, form: given, currency }}
              />
            )}
          </field.Bound>
        )}
      </form.AppField>
    </div>
  );
}

export interface FieldControlProps {
  fields: Pick<Fields, "defs">;
  name: string;
  value: unknown;
  onValueChange(value: unknown): void;
  subject?: string;
}

/** One field of a table outside of a form, for values that are saved as soon as they are chosen. */
export function FieldControl({ fields, name, subject, ...control }: FieldControlProps) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  const def = fields.defs[name];
  if (!def) return null;
  const { Control, label, hint } = def;
  return (
    <Control
      {...control}
      around={{ subject }}
      name={name}
      label={translate(label)}
      {...(hint && { hint: translate(hint) })}
      required={false}
      errors={[]}
      moreErrors={String}
      onBlur={() => undefined}
    />
  );
}

/** Labels of the fields in the conflict dialog. */
export function useFieldLabels({ names, defs }: Pick<Fields, "names" | "defs">) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  return Object.fromEntries(
    names.flatMap((name) => (defs[name] ? [[name, translate(defs[name].label)]] : [])),
  );
}

/** Texts of the values in the conflict dialog. */
export const fieldTexts =
  ({ defs }: Pick<Fields, "defs">) =>
  (name: string, value: unknown, format: Formatter): string | undefined =>
    defs[name]?.toText?.(value, format);

// A field that is hidden because of other values takes no space.
const place = css({ _empty: { display: "none" } });
// The width applies only to the control. Labels, hints, and errors have the whole line.
const sizes = {
  small: css({ "& :is(.field__control, .select__root)": { maxWidth: "160" } }),
  medium: css({ "& :is(.field__control, .select__root)": { maxWidth: "240" } }),
  large: css({ "& :is(.field__control, .select__root)": { maxWidth: "380" } }),
} as const;
const halves = css({
  maxWidth: "field",
  display: "grid",
  gap: "16",
  // On a phone, half a line is too short for a date with its time.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
});
