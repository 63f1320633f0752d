import { Suspense } from "react";
import { LazyWithPicker } from "./lazy-picker.ts";
import type { ResourcePickerProps } from "./resource-picker.tsx";

/** The window to choose records in, fetched when it is opened. */
export function LazyResourcePicker<L>(props: ResourcePickerProps<L>) {
  return (
    <Suspense>
      <LazyWithPicker>{(Picker) => <Picker {...props} />}</LazyWithPicker>
    </Suspense>
  );
}
