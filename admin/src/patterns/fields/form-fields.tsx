import { useTranslation } from "react-i18next";
import type { TextKey } from "../../lib/text-key.ts";
import type { EditForm } from "../form/form.tsx";
import type { Fields } from "./define.ts";

export interface FormFieldsProps {
  form: object;
  fields: Pick<Fields, "names" | "defs">;
  /** Only these, in this order. */
  names?: readonly string[];
  isNew?: boolean;
}

/** The fields of a table, one below the other. */
export function FormFields({ form: given, fields, names, isNew = false }: FormFieldsProps) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  // The names of a form's fields cannot be told from a table that is not known.
  const form = given as unknown as EditForm<Record<string, string>>;
  return (names ?? fields.names).map((name) => {
    const def = fields.defs[name];
    if (!def) return null;
    const { label, Control, newSchema, required = false } = def;
    const hint = (isNew && def.newHint) || def.hint;
    return (
      <form.AppField key={name} name={name}>
        {(field) => (
          <field.Bound>
            {(control) => (
              <Control
                {...control}
                name={name}
                label={translate(label)}
                {...(hint && { hint: translate(hint) })}
                required={required && !(isNew && newSchema !== undefined)}
              />
            )}
          </field.Bound>
        )}
      </form.AppField>
    );
  });
}

/** What each field is called, where two people have changed the same one. */
export function useFieldLabels({ names, defs }: Pick<Fields, "names" | "defs">) {
  const { t } = useTranslation();
  const translate = t as (key: TextKey) => string;
  return Object.fromEntries(
    names.flatMap((name) => (defs[name] ? [[name, translate(defs[name].label)]] : [])),
  );
}
