import { FieldGroup } from "../../ui/field.tsx";
import type { EditForm } from "../form/form.tsx";
import { MetadataRows } from "../form/metadata-rows.tsx";
import {
  metadataForm,
  toMetadata,
  toRows,
  type Metadata,
  type MetadataRow,
} from "../form/metadata.ts";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

interface Rows {
  rows: MetadataRow[];
}

/** A form field for metadata: names with values of any type. Only changes are sent. */
export const metadata = (
  options: FieldOptions = { label: "common:metadata.title" },
): FieldDef<Rows, Record<string, unknown>> => ({
  ...options,
  schema: metadataForm,
  empty: { rows: [] },
  toForm: (stored) => ({ rows: toRows(stored as Metadata) }),
  toApi: ({ rows }, stored) => toMetadata(rows, stored as Metadata),
  toText: ({ rows }) => rows.map(({ key, text }) => `${key}: ${text}`).join("\n"),
  Control: ({ label, hint, name, around }) => (
    <FieldGroup label={label} hint={hint} role="group">
      {({ required: _, ...group }) => (
        <div {...group}>
          {/* Each row has its own form fields, whose names begin with the name of this one. */}
          {around?.form && <MetadataRows form={around.form as EditForm<Rows>} name={name} />}
        </div>
      )}
    </FieldGroup>
  ),
});
