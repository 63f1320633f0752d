import { lazyPart } from "../lib/lazy-with-retry.ts";

export {
  batchCalls,
  defineFields,
  listCall,
  type Check,
  type FieldDef,
  type ListCalls,
} from "./fields/define.ts";
export { FormFields, fieldTexts, useFieldLabels } from "./fields/form-fields.tsx";
export { checkbox, switchField } from "./fields/checkbox.tsx";
export { country } from "./fields/country.tsx";
export { date } from "./fields/date.tsx";
export { EditDrawer } from "./fields/edit-drawer.tsx";
export { unionField } from "./fields/union-field.tsx";
export { handle as handleField, longText, optionalText, text } from "./fields/field-types.tsx";
export { createDrawer } from "./fields/lazy-create-drawer.tsx";
export { locked } from "./fields/locked.tsx";
export { metadata } from "./fields/metadata.tsx";
export { money } from "./fields/money.tsx";
export { newPassword } from "./fields/new-password.tsx";
export { number } from "./fields/number.tsx";
export { RecordSelect } from "./fields/lazy-record-select.tsx";
export { PendingField } from "./fields/pending-field.tsx";
export { isNew, record, records } from "./fields/record.tsx";
export { groupField } from "./fields/group-field.tsx";
export { select } from "./fields/select.tsx";
export { useReadRecord, useResourceEdit, useResourceForm } from "./fields/use-resource-form.ts";

export const LazyDurationField = lazyPart(
  () => import("./fields/duration-field.tsx"),
  "DurationField",
);
