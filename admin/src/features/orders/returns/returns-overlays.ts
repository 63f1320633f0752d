import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** What opens over an order's page from its returns, by the name that the address has for it. */
export const returnsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {};
