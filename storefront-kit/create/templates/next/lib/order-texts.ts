import type { Order } from "@countertop/sdk/types";
import type { Text } from "@/texts";

const PAYMENT: Readonly<Record<Order["payment_status"], Text>> = {
  not_paid: "Not paid yet",
  awaiting: "Approved, not charged yet",
  captured: "Paid",
  partially_refunded: "Partly refunded",
  refunded: "Refunded",
  canceled: "Canceled",
  requires_action: "Open: please contact us",
};

const DELIVERY: Readonly<Record<Order["fulfillment_status"], Text>> = {
  not_fulfilled: "Not sent yet",
  partially_fulfilled: "Partly packed",
  fulfilled: "Packed",
  partially_shipped: "Partly shipped",
  shipped: "On its way",
  partially_returned: "Partly returned",
  returned: "Returned",
  canceled: "Canceled",
  requires_action: "Open: please contact us",
};

/** The payment's state. If the total is 0, the store's state "awaiting" would be misleading. */
export function paymentText({ payment_status, total, gift_card_total }: Order): Text {
  if (total === 0 && /awaiting|not_paid/.test(payment_status))
    return gift_card_total ? "Paid by gift card" : "Nothing to pay";
  return PAYMENT[payment_status];
}

export const deliveryText = ({ fulfillment_status }: Order): Text => DELIVERY[fulfillment_status];
