import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ResourcePickerProps } from "./resource-picker.tsx";

/** Passes the loaded picker to its children. */
const LazyWithPicker = lazyWithRetry(() =>
  import("./picker-parts.tsx").then((m) => ({ default: m.WithPicker })),
);

/** A picker that loads when it opens. */
export function LazyResourcePicker<L>(props: ResourcePickerProps<L>) {
  return (
    <Suspense>
      <LazyWithPicker>{(Picker) => <Picker {...props} />}</LazyWithPicker>
    </Suspense>
  );
}
