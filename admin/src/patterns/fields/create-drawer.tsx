import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FieldGroup } from "../../ui/field.tsx";
import { notify } from "../../ui/notify.ts";
import { FormDrawer } from "../form/form-overlay.tsx";
import { useEditForm } from "../form/form.tsx";
import { MetadataRows } from "../form/metadata-rows.tsx";
import { metadataForm, toMetadata, type MetadataRow } from "../form/metadata.ts";
import type { ListOverlayProps } from "../list/list-types.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { useWrite } from "../resource/use-write.ts";
import type { Fields } from "./define.ts";
import { FormFields } from "./form-fields.tsx";
import { useRefuse } from "./use-refuse.ts";

export interface CreateDrawerProps<L, R, C, U, F> extends Omit<ListOverlayProps, "search"> {
  resource: Resource<L, R, C, U, F>;
  fields: Fields<never>;
  metadata: boolean;
}

/** Makes a record of a resource from its fields, and leads to its page. */
export function CreateDrawer<L, R, C, U, F>(props: CreateDrawerProps<L, R, C, U, F>) {
  const { resource, fields, metadata, onClose, onCreated } = props;
  const { t } = useTranslation("common");
  const text = useResourceText(resource);
  const write = useWrite();
  const refuse = useRefuse(fields);
  const created = useRef<string>(undefined);
  type Values = { rows: MetadataRow[] };
  const { form, edit } = useEditForm<Values, Values>({
    values: { ...(fields.empty as object), rows: [] },
    schema: v.intersect([
      fields.newSchema,
      v.object(metadataForm.entries),
    ]) as unknown as v.GenericSchema<Values, Values>,
    save: async ({ rows, ...values }) => {
      if (!resource.create) return;
      const written = toMetadata(rows, null);
      const body = fields.toNewBody(values as never) as object;
      await refuse(body);
      const answer: unknown = await write(resource.create, {
        body: {
          ...body,
          ...(Object.keys(written).length > 0 && { metadata: written }),
        },
      } as never);
      const record = resource.recordIn(answer as never) as unknown as RowOf<L>;
      created.current = record.id;
      notify("success", text("create.done"), resource.nameOf(record));
    },
  });
  return (
    <FormDrawer
      title={text("create.title")}
      edit={edit}
      saveLabel={text("create.save")}
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <FormFields form={form} fields={fields} isNew />
      {metadata && (
        <FieldGroup label={t("metadata.title")} role="group">
          {(control) => (
            <div {...control}>
              <MetadataRows form={form} />
            </div>
          )}
        </FieldGroup>
      )}
    </FormDrawer>
  );
}
