import type { Order } from "../order.ts";

/** The reason why an order can't have an exchange. The server requires the payment status to be exactly `captured`. */
export function whyNoExchange({
  payment_status,
}: Pick<Order, "payment_status">): "whyNotPaid" | "whyRefunded" | undefined {
  if (payment_status === "captured") return undefined;
  return payment_status === "refunded" || payment_status === "partially_refunded"
    ? "whyRefunded"
    : "whyNotPaid";
}
