import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { DraftOrder } from "../draft-order.ts";

export interface DraftOverlayProps {
  draft: DraftOrder;
  /** The id of the item that it is about. */
  item: string;
  onClose(): void;
}

const drawers = () => import("./draft-drawers.tsx");

/** Overlays of a draft's page, by their names in the address. */
export const draftOverlays: Readonly<Record<string, Overlay<DraftOverlayProps>>> = {
  add: lazyPart(drawers, "AddItems"),
  custom: lazyPart(drawers, "CustomItemDrawer"),
  item: lazyPart(drawers, "ItemDrawer"),
  customer: lazyPart(drawers, "EmailDrawer"),
  shipping: lazyPart(() => import("./shipping-drawer.tsx"), "ShippingDrawer"),
  "shipping-address": lazyPart(drawers, "ShippingAddressDrawer"),
  "billing-address": lazyPart(drawers, "BillingAddressDrawer"),
};
