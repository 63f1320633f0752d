import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/**
 * What opens over an order's page from its fulfillments, by the name that the address has for it. `part` is the swap or the claim
 * that is packed, none for the order; or the fulfillment that is sent or unpacked.
 */
export const fulfillmentsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  fulfill: lazyPart(() => import("./fulfill-drawer.tsx"), "FulfillDrawer"),
  ship: lazyPart(() => import("./ship-drawer.tsx"), "ShipDrawer"),
  unfulfill: lazyPart(() => import("./unfulfill-question.tsx"), "UnfulfillQuestion"),
  allocate: lazyPart(() => import("./allocate-drawer.tsx"), "AllocateDrawer"),
};
