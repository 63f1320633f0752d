"use client";
import { ApiError } from "@countertop/sdk";
import { useCart } from "@countertop/storefront-kit";
import { useStripePayment, type StripePaymentSettings } from "@countertop/storefront-kit/stripe";

const NOTICES: Readonly<Record<string, string>> = {
  unavailable:
    "Card payments aren't available. Choose a different payment method, or try again later.",
  changed: "The total or the payment form has changed. Check the total, and pay again.",
  processing: "Your payment is being processed. Please don't pay again.",
};

/**
 * The payment step, after the provider was selected. `stripe` is `loadStripe("pk_…")` from `@stripe/stripe-js`, called outside of React.
 * `onBought` opens the thank-you page.
 */
export function StripePayment(settings: Pick<StripePaymentSettings, "stripe" | "onBought">) {
  const { cart } = useCart();
  const returnUrl = new URL(`/checkout?cart=${cart?.id}`, location.origin).href;
  const { ref, isReady, status, message, error, pay } = useStripePayment({
    ...settings,
    returnUrl,
  });
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
      {NOTICES[status] && <p role="status">{NOTICES[status]}</p>}
      <button
        disabled={!isReady || status === "processing" || status === "paid"}
        aria-busy={status === "paying"}
      >
        Pay
      </button>
    </form>
  );
}
