import type { ReactNode } from "react";
import { ResourcePicker } from "./resource-picker.tsx";

/** Passes the picker to its child. This way, the picker can load lazily and keep its type parameter. */
export const WithPicker = ({
  children,
}: {
  children(Picker: typeof ResourcePicker): ReactNode;
}): ReactNode => children(ResourcePicker);
