export { PickerList } from "./picker/picker-list.tsx";
export { LazyResourcePicker } from "./picker/lazy-resource-picker.tsx";
export { ResourcePicker } from "./picker/resource-picker.tsx";
