import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

/**
 * Overlays for an order's fulfillments, by the names that the URL uses. `part` is the exchange or claim to fulfill (empty for the
 * order), or the fulfillment to ship or cancel.
 */
export const fulfillmentsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  fulfill: lazyPart(() => import("./fulfill-drawer.tsx"), "FulfillDrawer"),
  "fulfill-ship": lazyPart(() => import("./fulfill-drawer.tsx"), "FulfillAndShipDrawer"),
  ship: lazyPart(() => import("./ship-drawer.tsx"), "ShipDrawer"),
  unfulfill: lazyPart(() => import("./unfulfill-question.tsx"), "UnfulfillQuestion"),
  allocate: lazyPart(() => import("./allocate-drawer.tsx"), "AllocateDrawer"),
};
