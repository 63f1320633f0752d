import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { DraftOrder } from "../draft-order.ts";

export interface DraftOverlayProps {
  draft: DraftOrder;
  /** The id of the item that it is about. */
  item: string;
  onClose(): void;
}

type Parts = typeof import("./draft-drawers.tsx");
const part = (name: keyof Parts): Overlay<DraftOverlayProps> =>
  lazyWithRetry(async () => ({ default: (await import("./draft-drawers.tsx"))[name] })) as never;

/** What opens over a draft's page, by the name that the address has for it. */
export const draftOverlays: Readonly<Record<string, Overlay<DraftOverlayProps>>> = {
  add: part("AddItems"),
  custom: part("CustomItemDrawer"),
  item: part("ItemDrawer"),
  customer: part("EmailDrawer"),
  "shipping-address": part("ShippingAddressDrawer"),
  "billing-address": part("BillingAddressDrawer"),
};
