"use client";
import { useCart } from "@countertop/storefront-kit";
import { LinkedCartProvider } from "@countertop/storefront-kit/links";

/** The page of the store's payment link, such as https://shop.example/pay/{cart_id}. */
export function PaymentPage({ cartId }: { cartId: string }) {
  return (
    <LinkedCartProvider key={cartId} cartId={cartId}>
      <Payment />
    </LinkedCartProvider>
  );
}

function Payment() {
  const { cart, order, startCheckout, completeCheckout } = useCart();
  if (order) return <p>Paid: order {order.display_id}</p>;
  if (completeCheckout.data?.type === "swap") return <p>Your exchange is confirmed.</p>;
  if (!cart) return <p>Loading</p>;
  const isReady = cart.payment_sessions.length > 0 || (cart.total ?? 0) <= 0;
  if (!isReady) return <button onClick={() => startCheckout.mutate()}>Continue</button>;
  return <button onClick={() => completeCheckout.mutate()}>Pay</button>;
}
