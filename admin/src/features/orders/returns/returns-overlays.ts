import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

const words = ["order-returns-sheet", "order-returns", "order-timeline"];
const wizard = () => import("./register-wizard.tsx");

/** What opens over an order's page from its returns, by the name that the address has for it. */
export const returnsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  // The three kinds are one wizard; a claim that is named is edited.
  return: lazyPart(wizard, "RequestReturn", ...words),
  exchange: lazyPart(wizard, "RegisterExchange", ...words),
  claim: lazyPart(wizard, "ClaimSheet", ...words),
  settle: lazyPart(() => import("./settle-question.tsx"), "SettleExchange", ...words),
  receive: lazyPart(() => import("./receive-drawer.tsx"), "ReceiveDrawer", ...words),
  "return-slip": lazyPart(
    () => import("../print/return-slip.tsx"),
    "ReturnSlip",
    ...words,
    "order-print",
  ),
};
