import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/overlay.ts";
import type { OrderOverlayProps } from "../order.ts";

/** The namespace of these overlays' strings, which the page itself doesn't need. */
const words = "order-parts";

/** Overlays for an order's contact data, notes, messages, shipping method, and status, by the names that the URL uses. */
export const recordOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  contact: lazyPart(() => import("./contact-drawer.tsx"), "ContactDrawer", words),
  "shipping-address": lazyPart(
    () => import("./address-drawer.tsx"),
    "ShippingAddressDrawer",
    words,
    "address",
  ),
  "billing-address": lazyPart(
    () => import("./address-drawer.tsx"),
    "BillingAddressDrawer",
    words,
    "address",
  ),
  transfer: lazyPart(() => import("./transfer-drawer.tsx"), "TransferDrawer", words),
  "shipping-method": lazyPart(
    () => import("./shipping-method-drawer.tsx"),
    "ShippingMethodDrawer",
    words,
  ),
  note: lazyPart(() => import("./note-drawer.tsx"), "NoteDrawer", words),
  "edit-note": lazyPart(() => import("./note-drawer.tsx"), "EditNoteDrawer", words),
  "delete-note": lazyPart(() => import("./note-drawer.tsx"), "DeleteNote", words),
  resend: lazyPart(() => import("./resend-drawer.tsx"), "ResendDrawer", words),
  complete: lazyPart(() => import("./status-question.tsx"), "CompleteOrder", words),
  archive: lazyPart(() => import("./status-question.tsx"), "ArchiveOrder", words),
  cancel: lazyPart(() => import("./status-question.tsx"), "CancelOrder", words),
};
