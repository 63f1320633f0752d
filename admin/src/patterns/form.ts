export { useConflict } from "./form/conflict.tsx";
export { DraftNotice } from "./form/draft-notice.tsx";
export { EditButton, EditPart, opensOnClick, RowButton } from "./form/edit-button.tsx";
export { FocusModal, FormDrawer, FormDrawerWaiting } from "./form/form-overlay.tsx";
export {
  BackToForm,
  type Edit,
  InvalidFields,
  focusField,
  focusFirstError,
  focusSoon,
  type Message,
  message,
  useEditForm,
  useErrors,
} from "./form/form.tsx";
export { filledIn } from "./form/handle.ts";
export { LayeredModal } from "./form/layered-modal.tsx";
export { useLayers } from "./form/layers-state.ts";
export { MetadataEditor } from "./form/metadata-editor.tsx";
export { MetadataRows } from "./form/metadata-rows.tsx";
export { metadataForm, toMetadata } from "./form/metadata.ts";
export { MoneyInput } from "./form/money-input.tsx";
export { NumberInput } from "./form/number-input.tsx";
export { PasswordField } from "./form/password-field.tsx";
export { useRecordEdit } from "./form/record-edit.ts";
export { FootBar, useSaveKey } from "./form/save-bar.tsx";
export { SignInForm } from "./form/sign-in-form.tsx";
export { useHold } from "./form/use-hold.ts";
export { useWizard } from "./form/wizard-state.ts";
export { Wizard } from "./form/wizard.tsx";
