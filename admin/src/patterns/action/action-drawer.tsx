import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/notify.ts";
import type { Fields } from "../fields/define.ts";
import { fieldTexts, FormFields, useFieldLabels } from "../fields/form-fields.tsx";
import { useRefuse } from "../fields/use-refuse.ts";
import { FormDrawer, FormDrawerWaiting } from "../form/form-overlay.tsx";
import { useEditForm, type Edit } from "../form/form.tsx";
import { useRecordEdit } from "../form/record-edit.ts";
import { useText } from "../page/use-text.ts";
import type { ActionForm, AnyAction } from "./define-action.ts";
import { useTools } from "./use-tools.ts";

export interface ActionDrawerProps {
  action: AnyAction;
  record: object;
  onClose(): void;
}

/** The drawer of an action. Waits for the data that its fields need from the store. */
export function ActionDrawer(props: ActionDrawerProps) {
  const { action, record, onClose } = props;
  const { form, slug, name } = action;
  const tools = useTools();
  const { text } = tools;
  const { data, error, refetch } = useQuery({
    queryKey: ["action", slug, name, (record as { id?: string }).id],
    queryFn: () => form?.fields(tools, record) ?? Promise.reject(new Error(`${name}: no fields`)),
    // Doesn't compare results, because they contain functions and schemas.
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const title = text(form?.title ?? action.label, form?.titleValues?.(text, record));
  if (!data || !form)
    return (
      <FormDrawerWaiting
        title={title}
        subtitle={action.nameOf(record) || undefined}
        error={error}
        onRetry={() => void refetch()}
        {...(form?.shape && { shape: form.shape })}
        onClose={onClose}
      />
    );
  const Form = form.edits ? EditForm : SendForm;
  return <Form {...props} form={form} fields={data} title={title} />;
}

interface FilledProps extends ActionDrawerProps {
  form: ActionForm<object>;
  fields: Fields;
  title: string;
}

/** Merges the user's input with changes that others have saved in the meantime. */
function EditForm(props: FilledProps) {
  const { action, fields } = props;
  const record = props.record as { id: string; updated_at: string };
  const { client, write, text } = useTools();
  const refuse = useRefuse(fields);
  const labels = useFieldLabels(fields) as Record<never, string>;
  const { form, edit } = useRecordEdit<typeof record, object>({
    record,
    read: async () => (await action.steps()).read(client, record.id),
    toForm: fields.toForm,
    schema: fields.schema,
    labels,
    toText: fieldTexts(fields),
    lists: fields.lists as never[],
    secrets: fields.secrets,
    save: async (values, now) => {
      const body = fields.toBody(values, now);
      await refuse(body, now);
      await (await action.steps()).edit?.(write, record.id, body);
      if (action.done) notify("success", text(action.done), action.nameOf(now));
    },
  });
  return <Shown {...props} form={form} edit={edit} />;
}

function SendForm(props: FilledProps) {
  const { action, form: def, fields, record } = props;
  const { t } = useTranslation("common");
  const tools = useTools();
  const { text } = tools;
  const refuse = useRefuse(fields);
  const { form, edit } = useEditForm<object, object>({
    values: def.filled ? fields.toForm(record) : fields.empty,
    schema: def.filled ? fields.schema : fields.newSchema,
    secrets: fields.secrets,
    save: async (values) => {
      const body = fields.toNewBody(values);
      await refuse(body, record);
      const how = await def.send?.(tools, body, record);
      if (how === "found") notify("success", t("errors.foundTitle"), t("errors.foundText"));
      else if (action.done)
        notify("success", text(action.done), action.nameOf({ ...record, ...body }));
    },
  });
  return <Shown {...props} form={form} edit={edit} isNew={!def.filled} />;
}

interface ShownProps extends Omit<FilledProps, "form"> {
  form: object;
  edit: Edit;
  isNew?: boolean;
}

function Shown({ action, record, fields, title, onClose, ...form }: ShownProps) {
  const text = useText();
  const subject = action.nameOf(record);
  return (
    <FormDrawer
      title={title}
      subtitle={subject || undefined}
      edit={form.edit}
      saveLabel={action.form?.save && text(action.form.save)}
      onClose={onClose}
    >
      <FormFields form={form.form} fields={fields} subject={subject} isNew={form.isNew === true} />
    </FormDrawer>
  );
}
