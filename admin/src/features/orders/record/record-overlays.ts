import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** What else opens over an order's page, by the name that the address has for it. */
export const recordOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {};
