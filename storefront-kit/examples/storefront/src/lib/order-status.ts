import type { Order } from "@countertop/sdk/types";
import type { Text, Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

const PAYMENT: Readonly<Record<Order["payment_status"], Text>> = {
  not_paid: "Not paid yet",
  awaiting: "Approved, not charged yet",
  captured: "Paid",
  partially_refunded: "Partly paid back",
  refunded: "Paid back",
  canceled: "Canceled",
  requires_action: "Open: please get in touch",
};

const DELIVERY: Readonly<Record<Order["fulfillment_status"], Text>> = {
  not_fulfilled: "Not sent yet",
  partially_fulfilled: "Partly packed",
  fulfilled: "Packed",
  partially_shipped: "Partly on its way",
  shipped: "On its way",
  partially_returned: "Partly sent back",
  returned: "Sent back",
  canceled: "Canceled",
  requires_action: "Held up: please get in touch",
};

type Paid = Pick<Order, "payment_status"> & Partial<Pick<Order, "gift_card_total" | "total">>;

/** The payment's status as text. If nothing is left to charge, the store's "awaiting" would be wrong. */
export function paymentText(
  { payment_status, total, gift_card_total }: Paid,
  t: Translate,
): string {
  if (total === 0 && (payment_status === "awaiting" || payment_status === "not_paid"))
    return t(gift_card_total ? "Paid by gift card" : "Nothing to pay");
  return t(PAYMENT[payment_status]);
}

export const deliveryText = (
  { fulfillment_status }: Pick<Order, "fulfillment_status">,
  t: Translate,
): string => t(DELIVERY[fulfillment_status]);

export interface Parcel {
  readonly number: string;
  /** The carrier's page, if the operator entered one. */
  readonly url: string | undefined;
}

/** The tracking numbers of all parcels that are on their way. */
export const parcelsOf = ({ fulfillments = [] }: Pick<Order, "fulfillments">): Parcel[] =>
  fulfillments
    .filter(({ canceled_at }) => canceled_at === null)
    .flatMap(({ tracking_links = [] }) => tracking_links)
    .map(({ tracking_number, url }) => ({
      number: tracking_number,
      url: url !== null && /^https?:/.test(url) ? url : undefined,
    }));

export function useFormatDate(): (date: string) => string {
  const { locale } = useVisitor();
  return (date) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date));
}
