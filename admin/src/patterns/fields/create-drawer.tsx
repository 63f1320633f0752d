import type { Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type * as v from "valibot";
import { notify } from "../../ui/notify.ts";
import { FormDrawer } from "../form/form-overlay.tsx";
import { useEditForm } from "../form/form.tsx";
import type { ListOverlayProps } from "../list/list-types.ts";
import type { RecordOf, Resource, RowOf } from "../resource/define.ts";
import { useCreateOnce } from "../resource/use-create-once.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import type { AnyFields } from "./define.ts";
import { FormFields } from "./form-fields.tsx";
import type { CreateOptions } from "./lazy-create-drawer.tsx";
import { useRefuse } from "./use-refuse.ts";

export interface CreateDrawerProps<L, R, C, U, F>
  extends Omit<ListOverlayProps, "search">, Pick<CreateOptions<L>, "among"> {
  resource: Resource<L, R, C, U, F>;
  fields: AnyFields;
}

const saidAs = (value: unknown) => String(value).trim().toLowerCase();

/**
 * True if a record has all written values, and at least one. Ignores objects, null, and properties that the record doesn't
 * have.
 */
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
  const { resource, fields, among, onClose, onCreated } = props;
  const text = useResourceText(resource);
  const client = useClient();
  const queries = useQueryClient();
  const makeOnce = useCreateOnce();
  const refuse = useRefuse(fields);
  const created = useRef<string>(undefined);
  const { form, edit } = useEditForm<object, object>({
    values: fields.empty as object,
    schema: fields.newSchema as v.GenericSchema<object, object>,
    secrets: fields.secrets,
    save: async (values) => {
      if (!resource.create) return;
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
        input: { body } as never,
        wish,
        madeIn: (answer) => resource.recordIn(answer as object) as RowOf<L> & RecordOf<R>,
        read: async () =>
          resource.rowsIn(await newest.queryFn({ signal: AbortSignal.timeout(60_000) })),
        isSuch: (row) => saysAll(row, wish),
        // Rows from the cache, which the list below the drawer has usually loaded.
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
      onClose={() => (created.current === undefined ? onClose() : onCreated(created.current))}
    >
      <FormFields form={form} fields={fields} isNew />
    </FormDrawer>
  );
}
