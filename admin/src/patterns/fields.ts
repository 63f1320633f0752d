export { defineFields } from "./fields/define.ts";
export { FormFields } from "./fields/form-fields.tsx";
export { either } from "./fields/either.tsx";
export { handle as handleField, longText, optionalText, text } from "./fields/kinds.tsx";
export { createDrawer } from "./fields/lazy-create-drawer.tsx";
export { useReadRecord, useResourceEdit, useSaveRecord } from "./fields/use-resource-form.ts";
