export { PickedField } from "./picker/picked-field.tsx";
export { type Picked, changes, toggled } from "./picker/picked.ts";
export { PickerList, type PickerSource } from "./picker/picker-list.tsx";
export { LazyWithPicker } from "./picker/lazy-picker.ts";
