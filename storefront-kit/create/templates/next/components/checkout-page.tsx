"use client";
import { useCart } from "@countertop/storefront-kit";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Checkout } from "./checkout";
import { useShop } from "./shop-context";

/** The checkout of the visitor's own cart. Also opens an order whose response was lost, or that was paid on a provider's page. */
export function CheckoutPage() {
  const { place, t } = useShop();
  const { order, dismissOrder } = useCart();
  const router = useRouter();
  const orderId = order?.id;
  useEffect(() => {
    if (orderId === undefined) return;
    router.replace(`/${place}/orders/${orderId}?placed=true`);
    dismissOrder();
  }, [orderId, place, router, dismissOrder]);
  return (
    <Checkout title={t("Checkout")} returnTo={(cart) => `/${place}/checkout?cart=${cart}`}>
      <p>{t("Your cart is empty.")}</p>
      <Link href={`/${place}/products`} className="button">
        {t("See all products")}
      </Link>
    </Checkout>
  );
}
