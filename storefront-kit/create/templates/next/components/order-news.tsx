"use client";
import { useCart } from "@countertop/storefront-kit";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useShop } from "./shop-context";

/** On every page, shows a notice about an order whose response was lost, or that was paid on a provider's page. */
export function OrderNews() {
  const { place, t } = useShop();
  const { order, dismissOrder } = useCart();
  const path = usePathname();
  // The checkout itself opens the order.
  if (!order || /\/(checkout|orders\/[^/]+)$/.test(path)) return null;
  return (
    <p role="status" className="notice">
      {t("Your order {number} was placed.", { number: order.display_id })}{" "}
      <Link href={`/${place}/orders/${order.id}?placed=true`} onClick={dismissOrder}>
        {t("See the order")}
      </Link>
    </p>
  );
}
