import i18next from "i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

const words = () => i18next.loadNamespaces("order-edits");

/** What opens over an order's page from its edits, by the name that the address has for it. */
export const editsOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  "edit-order": lazyWithRetry(async () => {
    const [{ EditOrder }] = await Promise.all([import("./edit-order.tsx"), words()]);
    return { default: EditOrder };
  }),
  "edit-preview": lazyWithRetry(async () => {
    const [{ EditPreview }] = await Promise.all([import("./edit-preview.tsx"), words()]);
    return { default: EditPreview };
  }),
};
