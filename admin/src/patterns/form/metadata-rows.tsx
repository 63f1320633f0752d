import { css } from "#styled/css";
import { Copy, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { EditForm } from "./form.tsx";
import { asKind, valueTypes, newRow, type ValueType, type MetadataRow } from "./metadata.ts";

interface Rows {
  rows: MetadataRow[];
}

/** Rows with names and values of any type, in a form with or without other fields. */
export function MetadataRows<Values extends Rows>({
  form: given,
  name,
}: {
  form: EditForm<Values>;
  /** The form field that contains the rows. Undefined if they are at the top level. */
  name?: string;
}) {
  const { t } = useTranslation("common");
  // Accesses only the rows, because TypeScript can't derive field names from a generic type.
  const form: EditForm<Rows> = given as EditForm<Values> & EditForm<Rows>;
  const kindOptions = valueTypes.map((kind) => ({
    value: kind,
    label: t(`metadata.kind_${kind}`),
  }));

  // Reads the values without subscribing, so that a key press in one row doesn't render all rows.
  const rows = (name === undefined ? "rows" : `${name}.rows`) as "rows";
  const typed = (index: number) => form.getFieldValue(`${rows}[${index}]`);

  return (
    <form.AppField name={rows} mode="array">
      {(list) => (
        <div className={table}>
          {list.state.value.map((row, index) => (
            <div
              key={row.id}
              className={line}
              role="group"
              aria-label={t("metadata.row", { number: index + 1 })}
            >
              <form.AppField name={`${rows}[${index}].key`}>
                {(field) => (
                  <field.Text
                    label={t("metadata.key")}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )}
              </form.AppField>
              <SelectField
                label={t("metadata.kind")}
                value={row.kind}
                options={kindOptions}
                onValueChange={(kind) =>
                  list.replaceValue(index, asKind(typed(index), kind as ValueType))
                }
              />
              <form.AppField name={`${rows}[${index}].text`}>
                {(field) =>
                  row.kind === "boolean" ? (
                    <SelectField
                      label={t("metadata.value")}
                      value={field.state.value}
                      options={[
                        { value: "true", label: t("metadata.yes") },
                        { value: "false", label: t("metadata.no") },
                      ]}
                      onValueChange={field.handleChange}
                    />
                  ) : row.kind === "number" ? (
                    <field.Text
                      label={t("metadata.value")}
                      inputMode="decimal"
                      autoComplete="off"
                    />
                  ) : (
                    <field.Textarea
                      label={t("metadata.value")}
                      rows={row.kind === "json" ? 4 : 1}
                      spellCheck={row.kind === "string"}
                      {...(row.kind === "json" && { dir: "ltr" })}
                    />
                  )
                }
              </form.AppField>
              <div className={tools}>
                <IconButton
                  aria-label={t("metadata.duplicate")}
                  onClick={() => list.insertValue(index + 1, newRow({ ...typed(index), key: "" }))}
                >
                  <Copy aria-hidden />
                </IconButton>
                <IconButton
                  aria-label={t("metadata.remove")}
                  onClick={() => list.removeValue(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </div>
          ))}
          <div>
            <Button icon={<Plus aria-hidden />} onClick={() => list.pushValue(newRow())}>
              {t("metadata.add")}
            </Button>
          </div>
        </div>
      )}
    </form.AppField>
  );
}

const table = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "minmax(0, 1fr)",
  // The layout depends on the width of the container instead of the window, because the editor may be in a drawer.
  containerType: "inline-size",
});
const line = css({
  display: "grid",
  gap: "12",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  paddingBlockEnd: "16",
  borderBlockEnd: "hairline",
  // In narrow containers, the value and the buttons are on separate lines.
  "& > :nth-child(n + 3)": { gridColumn: "1 / -1" },
  "@container (min-width: 44rem)": {
    gridTemplateColumns: "minmax(0, 3fr) 9rem minmax(0, 5fr) auto",
    "& > :nth-child(n + 3)": { gridColumn: "auto" },
  },
});
// Aligns the buttons with the controls, which have labels above them.
const tools = css({
  display: "flex",
  justifyContent: "flex-end",
  "@container (min-width: 44rem)": { marginBlockStart: "24" },
});
