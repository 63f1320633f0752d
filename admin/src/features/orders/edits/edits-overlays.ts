import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

/** Overlays of an order's edits, by the names that the URL uses. */
export const editsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  "edit-order": lazyPart(() => import("./edit-order.tsx"), "EditOrder", "order-edits"),
  "edit-preview": lazyPart(() => import("./edit-preview.tsx"), "EditPreview", "order-edits"),
};
