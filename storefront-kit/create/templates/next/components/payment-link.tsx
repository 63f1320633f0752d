"use client";
import { useCart } from "@countertop/storefront-kit";
import { LinkedCartProvider } from "@countertop/storefront-kit/links";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { Checkout } from "./checkout";
import { useShop } from "./shop-context";

/** The page of a payment link: the customer pays for an order or an exchange that the store prepared. */
export function PaymentLink({ cartId }: { cartId: string }) {
  const returned = useSearchParams().get("returned") ?? undefined;
  return (
    <LinkedCartProvider key={cartId} cartId={cartId} returnedCart={returned}>
      <Payment />
    </LinkedCartProvider>
  );
}

function Payment() {
  const { place, t } = useShop();
  const { cart, order } = useCart();
  const router = useRouter();
  const orderId = order?.id;
  useEffect(() => {
    if (orderId !== undefined) router.replace(`/${place}/orders/${orderId}?placed=true`);
  }, [orderId, place, router]);
  return (
    <Checkout
      title={cart?.type === "swap" ? t("Your exchange") : t("Pay for your order")}
      returnTo={(id) => `/${place}/pay/${id}?returned=${id}`}
    >
      <h1>{t("There is nothing to pay here")}</h1>
      <p>
        {t(
          "It may be paid already. Otherwise, check that the link is complete, or ask us for a new one.",
        )}
      </p>
    </Checkout>
  );
}
