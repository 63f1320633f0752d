import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ConfirmProps } from "./confirm.tsx";

const Confirm = lazyWithRetry(() => import("./confirm.tsx").then((m) => ({ default: m.Confirm })));

/** A confirmation dialog that loads when it is first used. Until then, the page or dialog below stays visible. */
export function LazyConfirm(props: ConfirmProps) {
  return (
    <Suspense>
      <Confirm {...props} />
    </Suspense>
  );
}
