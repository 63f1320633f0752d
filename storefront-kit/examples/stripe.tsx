"use client";
import { ApiError } from "@countertop/sdk";
import { useCart } from "@countertop/storefront-kit";
import { useStripePayment, type StripeLibrary } from "@countertop/storefront-kit/stripe";

/** The payment step, after `startCheckout`. `stripe` is `loadStripe("pk_…")` from `@stripe/stripe-js`, called outside of React. */
export function StripePayment({ stripe }: { stripe: Promise<StripeLibrary | null> }) {
  const { cart } = useCart();
  const returnUrl = new URL(`/checkout?cart=${cart?.id}`, location.origin).href;
  const { ref, isReady, status, message, error, order, pay } = useStripePayment({
    stripe,
    returnUrl,
  });
  if (order) return <p>Thank you. Your order has the number {order.display_id}.</p>;
  const problem = error instanceof ApiError ? error.serverMessage : message;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <div ref={ref} />
      {status === "rejected" && <p role="alert">{problem ?? "The payment failed."}</p>}
      {status === "processing" && <p role="status">Your bank is still checking the payment.</p>}
      <button disabled={!isReady} aria-busy={status === "paying"}>
        Pay
      </button>
    </form>
  );
}
