import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ResourcePickerProps } from "./resource-picker.tsx";

/** Passes the picker component to its child, once the component has loaded. */
const LazyWithPicker = lazyWithRetry(() =>
  import("./picker-parts.tsx").then((m) => ({ default: m.WithPicker })),
);

/** A picker whose code loads when it opens. */
export function LazyResourcePicker<L>(props: ResourcePickerProps<L>) {
  return (
    <Suspense>
      <LazyWithPicker>{(Picker) => <Picker {...props} />}</LazyWithPicker>
    </Suspense>
  );
}
