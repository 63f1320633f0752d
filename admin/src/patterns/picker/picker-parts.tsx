import type { ReactNode } from "react";
import { ResourcePicker } from "./resource-picker.tsx";

/** Hands the picker to who asks for it: so it can come late, and still knows which records it is for. */
export const WithPicker = ({
  children,
}: {
  children(Picker: typeof ResourcePicker): ReactNode;
}): ReactNode => children(ResourcePicker);
