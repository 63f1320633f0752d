import { Suspense } from "react";
import { firstTouch } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { WidthHandleProps } from "../../ui/table-width-handle.tsx";

// The handle loads on demand, because nobody resizes a column without a pointer or a key.
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
