import { useAdminCreateCollection } from "@countertop/sdk/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { MetadataRows } from "../../patterns/metadata-rows.tsx";
import { toMetadata } from "../../patterns/metadata.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { notify } from "../../ui/notify.ts";
import { newCollectionForm, type NewCollectionForm } from "./collection-form.ts";

const empty: NewCollectionForm = { title: "", handle: "", rows: [] };

export interface CollectionCreateProps {
  onClose(): void;
  onCreated(id: string): void;
}

export function CollectionCreate({ onClose, onCreated }: CollectionCreateProps) {
  const { t } = useTranslation(["collections", "common"]);
  const { mutateAsync } = useAdminCreateCollection();
  const created = useRef<string>(undefined);
  const { form, edit } = useEditForm({
    values: empty,
    schema: newCollectionForm,
    save: async ({ title, handle, rows }) => {
      const metadata = toMetadata(rows, null);
      const { collection } = await mutateAsync({
        body: {
          title,
          ...(handle !== "" && { handle }),
          ...(Object.keys(metadata).length > 0 && { metadata }),
        },
      });
      created.current = collection.id;
      notify("success", t("create.done"), collection.title);
    },
  });
  return (
    <FormDrawer
      title={t("create.title")}
      edit={edit}
      saveLabel={t("create.save")}
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <form.AppField name="title">
        {(field) => <field.Text label={t("fields.title")} required />}
      </form.AppField>
      <form.AppField name="handle">
        {(field) => (
          <field.Text
            label={t("fields.handle")}
            hint={t("create.handleHint")}
            prefix="/"
            spellCheck={false}
            autoCapitalize="none"
          />
        )}
      </form.AppField>
      <FieldGroup label={t("common:metadata.title")} role="group">
        {(control) => (
          <div {...control}>
            <MetadataRows form={form} />
          </div>
        )}
      </FieldGroup>
    </FormDrawer>
  );
}
