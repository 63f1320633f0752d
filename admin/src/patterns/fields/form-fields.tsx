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
  /** Props of inputs that apply only in this form. */
  inputs?: Partial<Record<string, Pick<ControlProps<never>, "placeholder" | "autoFocus">>>;
  /** The currency for amounts if the record doesn't exist yet. */
  currency?: string;
  /** The record's name, for titles of overlays on top of the form. */
  subject?: string;
}

/** The fields of a form, stacked. Consecutive fields of half the width share a line. */
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
  // TypeScript can't derive the names of the form's fields from an unknown table.
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

/** The labels of fields in the conflict dialog. */
export function useFieldLabels({ names, defs }: Pick<Fields, "names" | "defs">) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  return Object.fromEntries(
    names.flatMap((name) => (defs[name] ? [[name, translate(defs[name].label)]] : [])),
  );
}

/** The texts of values in the conflict dialog. */
export const fieldTexts =
  ({ defs }: Pick<Fields, "defs">) =>
  (name: string, value: unknown, format: Formatter): string | undefined =>
    defs[name]?.toText?.(value, format);

// A field that other values hide takes no space.
const place = css({ _empty: { display: "none" } });
// Limits the width only of the control. Labels, hints, and errors use the whole line.
const sizes = {
  small: css({ "& :is(.field__control, .select__root)": { maxWidth: "160" } }),
  medium: css({ "& :is(.field__control, .select__root)": { maxWidth: "240" } }),
  large: css({ "& :is(.field__control, .select__root)": { maxWidth: "380" } }),
} as const;
const halves = css({
  maxWidth: "field",
  display: "grid",
  gap: "16",
  // Stacks fields on a phone, where half a line is too short for a date with a time.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
});
