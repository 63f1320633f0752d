"use client";
import { ApiError } from "@countertop/sdk";
import { usePayPalPayment, type PayPalLibrary } from "@countertop/storefront-kit/paypal";

/** The payment step, after `startCheckout`. `paypal` is `loadScript({ clientId, intent: "authorize" })` from `@paypal/paypal-js`. */
export function PayPalPayment({ paypal }: { paypal: Promise<PayPalLibrary | null> }) {
  const { ref, status, message, error, order } = usePayPalPayment({ paypal });
  if (order) return <p>Thank you. Your order has the number {order.display_id}.</p>;
  const problem = error instanceof ApiError ? error.serverMessage : message;
  return (
    <>
      <div ref={ref} />
      {status === "rejected" && <p role="alert">{problem ?? "The payment failed."}</p>}
    </>
  );
}
