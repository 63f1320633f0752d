import i18next from "i18next";
import type { ComponentType } from "react";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** Each with the words of all of them, which the page itself does without. */
const part = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<OrderOverlayProps>>>,
  name: Name,
) =>
  lazyWithRetry(async () => {
    const [parts] = await Promise.all([load(), i18next.loadNamespaces("order-parts")]);
    return { default: parts[name] };
  });

/** What else opens over an order's page, by the name that the address has for it. */
export const recordOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  contact: part(() => import("./contact-drawer.tsx"), "ContactDrawer"),
  "shipping-address": part(() => import("./address-drawer.tsx"), "ShippingAddressDrawer"),
  "billing-address": part(() => import("./address-drawer.tsx"), "BillingAddressDrawer"),
  transfer: part(() => import("./transfer-drawer.tsx"), "TransferDrawer"),
  "shipping-method": part(() => import("./shipping-method-drawer.tsx"), "ShippingMethodDrawer"),
  note: part(() => import("./note-drawer.tsx"), "NoteDrawer"),
  "edit-note": part(() => import("./note-drawer.tsx"), "EditNoteDrawer"),
  "delete-note": part(() => import("./note-drawer.tsx"), "DeleteNote"),
  resend: part(() => import("./resend-drawer.tsx"), "ResendDrawer"),
  complete: part(() => import("./status-question.tsx"), "CompleteOrder"),
  archive: part(() => import("./status-question.tsx"), "ArchiveOrder"),
  cancel: part(() => import("./status-question.tsx"), "CancelOrder"),
};
