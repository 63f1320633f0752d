import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

/** Overlays of an order's payments, by the names that the URL uses. */
export const paymentsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  capture: lazyPart(() => import("./payment-questions.tsx"), "CaptureQuestion"),
  authorize: lazyPart(() => import("./payment-questions.tsx"), "AuthorizeQuestion"),
  refund: lazyPart(() => import("./refund-drawer.tsx"), "RefundDrawer"),
};
