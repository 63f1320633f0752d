import { useCartEvents } from "@countertop/storefront-kit/analytics";
import { report } from "../lib/analytics.ts";

/** Reports items that are added to the cart on any page. */
export default function CartEvents() {
  useCartEvents(report);
  return null;
}
