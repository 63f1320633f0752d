import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** What opens over an order's page from its edits, by the name that the address has for it. */
export const editsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  "edit-order": lazyWithRetry(async () => ({
    default: (await import("./edit-order.tsx")).EditOrder,
  })),
  "edit-preview": lazyWithRetry(async () => ({
    default: (await import("./edit-preview.tsx")).EditPreview,
  })),
};
