import { useCartEvents } from "@countertop/storefront-kit/analytics";
import { report } from "../lib/analytics.ts";

/** Tells of what gets into the cart, wherever that happens. */
export default function CartEvents() {
  useCartEvents(report);
  return null;
}
