import i18next from "i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Overlay } from "../../../patterns/list.ts";
import type { OrderOverlayProps } from "../order.ts";

/** With the words that are on paper alone. */
const words = () => i18next.loadNamespaces("order-print");

/** What is printed of one order. */
export const printOverlays: Readonly<Record<string, Overlay<OrderOverlayProps>>> = {
  print: lazyWithRetry(async () => {
    const [{ PrintOrder }] = await Promise.all([import("./print-order.tsx"), words()]);
    return { default: PrintOrder };
  }),
};
export const PrintSlips = lazyWithRetry(async () => {
  const [module] = await Promise.all([import("./print-orders.tsx"), words()]);
  return { default: module.PrintSlips };
});
export const PrintPickList = lazyWithRetry(async () => {
  const [module] = await Promise.all([import("./print-orders.tsx"), words()]);
  return { default: module.PrintPickList };
});
