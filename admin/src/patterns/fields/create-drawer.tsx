import type { Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
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
import type { RecordOf, Resource, RowOf } from "../resource/define.ts";
import { useCreateOnce } from "../resource/use-create-once.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import type { AnyFields } from "./define.ts";
import { FormFields, isSmall } from "./form-fields.tsx";
import type { CreateOptions } from "./lazy-create-drawer.tsx";
import { useRefuse } from "./use-refuse.ts";

export interface CreateDrawerProps<L, R, C, U, F>
  extends Omit<ListOverlayProps, "search">, Pick<CreateOptions<L>, "among"> {
  resource: Resource<L, R, C, U, F>;
  fields: AnyFields;
  metadata: boolean;
}

const saidAs = (value: unknown) => String(value).trim().toLowerCase();

/** True if a record has all written values. Ignores objects, and values that the record lacks. */
const saysAll = (row: object, written: object): boolean => {
  const told = Object.entries(written).filter(
    ([name, value]) => name in row && value !== null && typeof value !== "object",
  );
  return (
    told.length > 0 &&
    told.every(([name, value]) => saidAs(Reflect.get(row, name)) === saidAs(value))
  );
};

/** Creates a record of a resource from its fields, and opens its page. */
export function CreateDrawer<L, R, C, U, F>(props: CreateDrawerProps<L, R, C, U, F>) {
  const { resource, fields, metadata, among, onClose, onCreated } = props;
  const { t } = useTranslation("common");
  const text = useResourceText(resource);
  const client = useClient();
  const queries = useQueryClient();
  const makeOnce = useCreateOnce();
  const refuse = useRefuse(fields);
  const created = useRef<string>(undefined);
  type Values = { rows: MetadataRow[] };
  const { form, edit } = useEditForm<Values, Values>({
    values: { ...(fields.empty as object), rows: [] },
    schema: v.intersect([
      fields.newSchema,
      v.object(metadataForm.entries),
    ]) as unknown as v.GenericSchema<Values, Values>,
    secrets: fields.secrets,
    save: async ({ rows, ...values }) => {
      if (!resource.create) return;
      const written = toMetadata(rows, null);
      const body = fields.toNewBody(values) as object;
      await refuse(body);
      const newest =
        among?.(client) ??
        resource.listQuery(client, resource.readSearch({ order: "-created_at" }));
      const seen = queries.getQueryData<Output<L>>(newest.queryKey);
      const wish = Object.fromEntries(
        Object.entries(body).filter(([name]) => !fields.secrets.includes(name)),
      );
      const record = await makeOnce<C, RowOf<L>>({
        operation: resource.create,
        input: {
          body: {
            ...body,
            ...(Object.keys(written).length > 0 && { metadata: written }),
          },
        } as never,
        wish,
        madeIn: (answer) => resource.recordIn(answer as object) as RowOf<L> & RecordOf<R>,
        read: async () =>
          resource.rowsIn(await newest.queryFn({ signal: AbortSignal.timeout(60_000) })),
        isSuch: (row) => saysAll(row, wish),
        // Passes the rows of the list, which is usually the page below the drawer.
        seen: seen && resource.rowsIn(seen),
      });
      created.current = record.id;
      notify("success", text("create.done"), resource.nameOf(record));
    },
  });
  return (
    <FormDrawer
      title={text("create.title")}
      edit={edit}
      saveLabel={text("create.save")}
      small={!metadata && isSmall(fields.names)}
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
