import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ResourcePickerProps } from "./resource-picker.tsx";

/** Hands the picker to its children once it is fetched. */
const LazyWithPicker = lazyWithRetry(() =>
  import("./picker-parts.tsx").then((m) => ({ default: m.WithPicker })),
);

/** The window to choose records in, fetched when it is opened. */
export function LazyResourcePicker<L>(props: ResourcePickerProps<L>) {
  return (
    <Suspense>
      <LazyWithPicker>{(Picker) => <Picker {...props} />}</LazyWithPicker>
    </Suspense>
  );
}
