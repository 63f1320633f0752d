import { notify } from "../../ui/notify.ts";
import { FormDrawer } from "../form/form-overlay.tsx";
import { useResourceText } from "../resource/use-resource-text.ts";
import { FormFields } from "./form-fields.tsx";
import { useResourceEdit, type ResourceFormOptions } from "./use-resource-form.ts";

export interface EditDrawerProps<L, R, C, U, F, Values extends object> extends ResourceFormOptions<
  L,
  R,
  C,
  U,
  F,
  Values
> {
  title: string;
  /** The fields to show, in this order. */
  names?: readonly string[];
  onClose(): void;
}

/** Edits some of a record's fields, over its page or its list. */
export function EditDrawer<L, R, C, U, F, Values extends object>({
  title,
  names,
  onClose,
  ...options
}: EditDrawerProps<L, R, C, U, F, Values>) {
  const text = useResourceText(options.resource);
  const { form, edit } = useResourceEdit(options, (saved) =>
    notify("success", text("edit.saved"), options.resource.nameOf(saved)),
  );
  const subject = options.resource.nameOf(options.record);
  return (
    <FormDrawer title={title} subtitle={subject} edit={edit} onClose={onClose}>
      <FormFields form={form} fields={options.fields} subject={subject} {...(names && { names })} />
    </FormDrawer>
  );
}
