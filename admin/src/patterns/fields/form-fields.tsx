import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";
import type { EditForm } from "../form/form.tsx";
import type { Formatter } from "../../lib/intl.ts";
import type { ControlProps, Fields } from "./define.ts";

export interface FormFieldsProps {
  form: object;
  fields: Pick<Fields, "names" | "defs">;
  /** Only these, in this order. */
  names?: readonly string[];
  isNew?: boolean;
  /** What inputs have only here. */
  inputs?: Partial<Record<string, Pick<ControlProps<never>, "placeholder" | "autoFocus">>>;
  /** In which amounts are, where no record knows it yet. */
  currency?: string;
  /** What the record is called, for what opens over the form. */
  subject?: string;
}

/** The fields of a table, one below the other, or two by two where they take half a line. */
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
  // The names of a form's fields cannot be told from a table that is not known.
  const form = given as unknown as EditForm<Record<string, string>>;
  const { label, Control, newSchema, required = false } = def;
  const hint = (isNew && def.newHint) || def.hint;
  return (
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
  );
}

export interface FieldControlProps {
  fields: Pick<Fields, "defs">;
  name: string;
  value: unknown;
  onValueChange(value: unknown): void;
  subject?: string;
}

/** One field of a table outside of a form: for what is saved as it is chosen. */
export function FieldControl({ fields, name, subject, ...control }: FieldControlProps) {
  const { t } = useTranslation();
  const def = fields.defs[name];
  if (!def) return null;
  const { Control, label } = def;
  return (
    <Control
      {...control}
      around={{ subject }}
      name={name}
      label={(t as (key: TextKey) => string)(label)}
      required={false}
      errors={[]}
      moreErrors={String}
      onBlur={() => undefined}
    />
  );
}

/** What each field is called, where two people have changed the same one. */
export function useFieldLabels({ names, defs }: Pick<Fields, "names" | "defs">) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  return Object.fromEntries(
    names.flatMap((name) => (defs[name] ? [[name, translate(defs[name].label)]] : [])),
  );
}

/** How each field's value is shown where two people have changed the same one. */
export const fieldTexts =
  ({ defs }: Pick<Fields, "defs">) =>
  (name: string, value: unknown, format: Formatter): string | undefined =>
    defs[name]?.toText?.(value, format);

const halves = css({
  display: "grid",
  gap: "16",
  // On a phone, half a line is too short for a date with its time.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
});
