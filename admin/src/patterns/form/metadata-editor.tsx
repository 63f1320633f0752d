import { useTranslation } from "react-i18next";
import { FocusModal } from "./form-overlay.tsx";
import { useEditForm } from "./form.tsx";
import { MetadataRows } from "./metadata-rows.tsx";
import { metadataForm, newRow, toMetadata, toRows, type Metadata } from "./metadata.ts";

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
  return (
    <FocusModal title={t("metadata.title")} subtitle={subtitle} edit={edit} onClose={onClose}>
      <MetadataRows form={form} />
    </FocusModal>
  );
}

// Always the same, since a form takes other rows for another record.
const blank = newRow();
