import { Suspense } from "react";
import { firstTouch } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { WidthHandleProps } from "../../ui/table-width-handle.tsx";

// Loads the handle after the first pointer or keyboard input, because resizing a column requires input.
const Handle = lazyWithRetry(async () => {
  await firstTouch;
  const { WidthHandle } = await import("../../ui/table-width-handle.tsx");
  return { default: WidthHandle };
});

export const WidthHandle = (props: WidthHandleProps) => (
  <Suspense>
    <Handle {...props} />
  </Suspense>
);
