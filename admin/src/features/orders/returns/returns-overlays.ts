import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

const words = ["order-returns-sheet", "order-returns", "order-timeline", "address"];
const sheet = () => import("./return-sheet.tsx");

/** Overlays of an order's returns, by the names that the URL uses. */
export const returnsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  // Returns, exchanges, and claims share a sheet. If the URL contains a claim's id, a drawer edits the claim instead.
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
