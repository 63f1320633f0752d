import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

const words = ["order-returns-sheet", "order-returns", "order-timeline"];
const sheet = () => import("./return-sheet.tsx");

/** Overlays of an order's returns, by their names in the URL. */
export const returnsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  // One sheet for the three kinds; if the URL names a claim, it is edited.
  return: lazyPart(sheet, "RequestReturn", ...words),
  exchange: lazyPart(sheet, "RegisterExchange", ...words),
  claim: lazyPart(sheet, "ClaimSheet", ...words),
  settle: lazyPart(() => import("./settle-question.tsx"), "SettleExchange", ...words),
  receive: lazyPart(() => import("./receive-drawer.tsx"), "ReceiveDrawer", ...words),
  "return-slip": lazyPart(
    () => import("../print/return-slip.tsx"),
    "ReturnSlip",
    ...words,
    "order-print",
  ),
};
