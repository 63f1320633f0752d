"use client";
import { useCartShippingOptions } from "@countertop/sdk/react";
import { useCart } from "@countertop/storefront-kit";

export function Shipping() {
  const { cart, addShippingMethod } = useCart();
  const id = cart?.id ?? "";
  const { data } = useCartShippingOptions({ cart_id: id }, { enabled: id !== "" });
  return data?.shipping_options.map(({ id: option_id, name }) => (
    <button key={option_id} onClick={() => addShippingMethod.mutate({ option_id })}>
      {name}
    </button>
  ));
}

export function PlaceOrder({ onOrder }: { onOrder: (id: string) => void }) {
  const { startCheckout, pay, completeCheckout } = useCart();
  const buy = async () => {
    await startCheckout.mutateAsync();
    await pay.mutateAsync({ provider_id: "manual" });
    const bought = await completeCheckout.mutateAsync();
    // If `type` is "cart", the payment needs another step from the shopper. If it's "swap", the payment was for an exchange.
    if (bought.type === "order") onOrder(bought.data.id);
  };
  const failed = startCheckout.error ?? pay.error ?? completeCheckout.error;
  return (
    <>
      <button disabled={completeCheckout.isPending} onClick={() => void buy().catch(() => {})}>
        Place order
      </button>
      {failed && <p role="alert">{failed.message}</p>}
    </>
  );
}
