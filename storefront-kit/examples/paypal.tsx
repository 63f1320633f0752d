"use client";
import { ApiError } from "@countertop/sdk";
import { usePayPalPayment, type PayPalPaymentSettings } from "@countertop/storefront-kit/paypal";

const NOTICES: Readonly<Record<string, string>> = {
  unavailable: "PayPal isn't available. Choose a different payment method, or try again later.",
  changed: "The total has changed. Check it, and pay again.",
  processing: "Your payment is being processed. Please don't pay again.",
};

/**
 * The payment step, after `startCheckout`. `paypal` is `loadScript({ clientId, currency, intent: "authorize" })` from
 * `@paypal/paypal-js`, called outside of React. `onBought` opens the thank-you page.
 */
export function PayPalPayment(settings: Pick<PayPalPaymentSettings, "paypal" | "onBought">) {
  const { ref, status, error } = usePayPalPayment(settings);
  const problem = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <>
      <div ref={ref} />
      {status === "rejected" && <p role="alert">{problem ?? "The payment failed."}</p>}
      {NOTICES[status] && <p role="status">{NOTICES[status]}</p>}
    </>
  );
}
