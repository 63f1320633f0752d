import { css } from "#styled/css";
import { Copy, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../ui/button.tsx";
import { SelectField } from "../ui/select.tsx";
import { FocusModal } from "./form-overlay.tsx";
import { useEditForm } from "./form.tsx";
import {
  asKind,
  kinds,
  metadataForm,
  newRow,
  toMetadata,
  toRows,
  type Kind,
  type Metadata,
} from "./metadata.ts";

export interface MetadataEditorProps {
  /** What it belongs to. */
  subtitle: string;
  metadata: Metadata;
  /** Sends what is new or another; an empty text drops the name. */
  save(metadata: Record<string, unknown>): Promise<unknown>;
  onClose(): void;
}

/** Names and values of any kind, row by row. */
export function MetadataEditor({ subtitle, metadata, save, onClose }: MetadataEditorProps) {
  const { t } = useTranslation("common");
  const stored = toRows(metadata);
  const { form, edit } = useEditForm({
    values: { rows: stored.length > 0 ? stored : [blank] },
    schema: metadataForm,
    save: async ({ rows }) => {
      await save(toMetadata(rows, metadata));
    },
  });
  const kindOptions = kinds.map((kind) => ({ value: kind, label: t(`metadata.kind_${kind}`) }));

  // The list itself is not drawn anew for every key that is pressed in one of its rows.
  const typed = (index: number) => form.getFieldValue(`rows[${index}]`);

  return (
    <FocusModal title={t("metadata.title")} subtitle={subtitle} edit={edit} onClose={onClose}>
      <form.AppField name="rows" mode="array">
        {(list) => (
          <div className={table}>
            {list.state.value.map((row, index) => (
              <div
                key={row.id}
                className={line}
                role="group"
                aria-label={t("metadata.row", { number: index + 1 })}
              >
                <form.AppField name={`rows[${index}].key`}>
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
                    list.replaceValue(index, asKind(typed(index), kind as Kind))
                  }
                />
                <form.AppField name={`rows[${index}].text`}>
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
                    onClick={() =>
                      list.insertValue(index + 1, newRow({ ...typed(index), key: "" }))
                    }
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
    </FocusModal>
  );
}

// Always the same, since a form takes other rows for another record.
const blank = newRow();

const table = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const line = css({
  display: "grid",
  gap: "12",
  alignItems: "start",
  gridTemplateColumns: {
    base: "minmax(0, 1fr) minmax(0, 1fr)",
    md: "minmax(0, 3fr) 9rem minmax(0, 5fr) auto",
  },
  paddingBlockEnd: "16",
  borderBlockEnd: "hairline",
  // On phones the value has a line of its own.
  "& > :nth-child(n + 3)": { gridColumn: { base: "1 / -1", md: "auto" } },
});
// On the line of the controls, below that of the labels.
const tools = css({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockStart: { base: "0", md: "24" },
});
