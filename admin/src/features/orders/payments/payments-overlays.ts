import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** What opens over an order's page from its payments, by the name that the address has for it. */
export const paymentsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  capture: lazyPart(() => import("./payment-questions.tsx"), "CaptureQuestion"),
  authorize: lazyPart(() => import("./payment-questions.tsx"), "AuthorizeQuestion"),
  refund: lazyPart(() => import("./refund-drawer.tsx"), "RefundDrawer"),
};
