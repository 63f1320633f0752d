import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import type { ConfirmProps } from "./confirm.tsx";

const Confirm = lazyWithRetry(() => import("./confirm.tsx").then((m) => ({ default: m.Confirm })));

/** A confirmation dialog that loads on first use. The page or dialog that asks stays visible until then. */
export function LazyConfirm(props: ConfirmProps) {
  return (
    <Suspense>
      <Confirm {...props} />
    </Suspense>
  );
}
