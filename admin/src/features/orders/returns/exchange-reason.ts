import type { Order } from "../order.ts";

/** Reason why an order can't have an exchange: the server requires a payment status of exactly `captured`. */
export function whyNoExchange({
  payment_status,
}: Pick<Order, "payment_status">): "whyNotPaid" | "whyRefunded" | undefined {
  if (payment_status === "captured") return undefined;
  return payment_status === "refunded" || payment_status === "partially_refunded"
    ? "whyRefunded"
    : "whyNotPaid";
}
