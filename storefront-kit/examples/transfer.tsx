"use client";
import { useSessionCartTransfer } from "@countertop/storefront-kit/transfer";

/** Moves items from the cart in the browser to the cart on the server. */
export function ToCheckout() {
  const transfer = useSessionCartTransfer();
  return (
    <>
      <button onClick={() => transfer.mutate()}>To the checkout</button>
      {transfer.data?.rejected.map(({ item, reason }) => (
        <p key={item.variant.id} role="alert">
          {reason}
        </p>
      ))}
    </>
  );
}
