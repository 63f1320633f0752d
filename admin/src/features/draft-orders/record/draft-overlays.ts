import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { DraftOrder } from "../draft-order.ts";

export interface DraftOverlayProps {
  draft: DraftOrder;
  /** The id of the item that it is about. */
  item: string;
  onClose(): void;
}

const drawers = () => import("./draft-drawers.tsx");

/** What opens over a draft's page, by the name that the address has for it. */
export const draftOverlays: Readonly<Record<string, Overlay<DraftOverlayProps>>> = {
  add: lazyWithRetry(async () => ({ default: (await drawers()).AddItems })),
  custom: lazyWithRetry(async () => ({ default: (await drawers()).CustomItemDrawer })),
  item: lazyWithRetry(async () => ({ default: (await drawers()).ItemDrawer })),
  customer: lazyWithRetry(async () => ({ default: (await drawers()).EmailDrawer })),
  "shipping-address": lazyWithRetry(async () => ({
    default: (await drawers()).ShippingAddressDrawer,
  })),
  "billing-address": lazyWithRetry(async () => ({
    default: (await drawers()).BillingAddressDrawer,
  })),
};
