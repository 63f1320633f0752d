import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

/** Print overlays of a single order. */
export const printOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  print: lazyPart(
    () => import("./print-order.tsx"),
    "PrintOrder",
    "order-print",
    "order-fulfillments",
  ),
};
export const PrintSlips = lazyPart(
  () => import("./print-orders.tsx"),
  "PrintSlips",
  "order-print",
  "order-fulfillments",
);
export const PrintPickList = lazyPart(
  () => import("./print-orders.tsx"),
  "PrintPickList",
  "order-print",
);
