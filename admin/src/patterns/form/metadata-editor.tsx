import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConflict } from "./conflict.tsx";
import { FocusModal } from "./form-overlay.tsx";
import { useEditForm } from "./form.tsx";
import { MetadataRows } from "./metadata-rows.tsx";
import {
  fromMetadataFields,
  metadataChanges,
  metadataFields,
  metadataForm,
  metadataOf,
  metadataText,
  newRow,
  toRows,
  type Metadata,
  type MetadataFields,
} from "./metadata.ts";

export interface MetadataEditorProps {
  /** The name of the record. */
  subtitle: string;
  metadata: Metadata;
  /** Reads the server's current metadata, because the page may show an older version. */
  read(): Promise<Metadata>;
  /** Sends changes to the current metadata. The server removes a name whose value is an empty string. */
  save(changes: Record<string, unknown>, now: Metadata): Promise<unknown>;
  onClose(): void;
}

/**
 * An editor for names with values of any type, with one row for each name. Names that another operator saves in the
 * meantime are merged one by one.
 */
export function MetadataEditor({ subtitle, metadata, read, save, onClose }: MetadataEditorProps) {
  const { t } = useTranslation("common");
  const conflict = useConflict<MetadataFields>();
  // The version that the form started with. The page may read the record again while the form is open.
  const [known] = useState(metadata);
  const stored = toRows(known);
  const { form, edit } = useEditForm({
    values: { rows: stored.length > 0 ? stored : [blank] },
    schema: metadataForm,
    save: async ({ rows }) => {
      const now = await read();
      const [base = {}, mine = {}, theirs = {}] = metadataFields(known, metadataOf(rows), now);
      const labels = Object.fromEntries(Object.keys(base).map((name) => [name, name]));
      const toText = (_: string, value: unknown) => metadataText(String(value));
      const merged = await conflict.settle({ base, mine, theirs, labels, toText });
      await save(metadataChanges(fromMetadataFields(merged), now), now);
    },
  });
  return (
    <FocusModal
      title={t("metadata.title")}
      subtitle={subtitle}
      edit={{ ...edit, question: conflict.question }}
      onClose={onClose}
    >
      <MetadataRows form={form} />
    </FocusModal>
  );
}

// Keeps the same object, because a form resets when it receives different rows.
const blank = newRow();
