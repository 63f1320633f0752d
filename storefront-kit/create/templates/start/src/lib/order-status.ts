import type { Order } from "@countertop/sdk/types";
import type { TFunction } from "i18next";
import type { Text } from "./texts.ts";
import { useLocale } from "./locale.ts";

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
  requires_action: "Delayed: please contact us",
};

type Paid = Pick<Order, "payment_status"> & Partial<Pick<Order, "gift_card_total" | "total">>;

/** Returns the payment's status as text. If the total is 0, the store's status "awaiting" would be misleading. */
export function paymentText(
  { payment_status, total, gift_card_total }: Paid,
  t: TFunction,
): string {
  if (total === 0 && (payment_status === "awaiting" || payment_status === "not_paid"))
    return t(gift_card_total ? "Paid by gift card" : "Nothing to pay");
  return t(PAYMENT[payment_status]);
}

export const deliveryText = (
  { fulfillment_status }: Pick<Order, "fulfillment_status">,
  t: TFunction,
): string => t(DELIVERY[fulfillment_status]);

export interface Parcel {
  readonly number: string;
  /** The carrier's page, if the operator entered one. */
  readonly url: string | undefined;
}

/** Returns the tracking numbers of an order's fulfillments, except canceled ones. */
export const parcelsOf = ({ fulfillments = [] }: Pick<Order, "fulfillments">): Parcel[] =>
  fulfillments
    .filter(({ canceled_at }) => canceled_at === null)
    .flatMap(({ tracking_links = [] }) => tracking_links)
    .map(({ tracking_number, url }) => ({
      number: tracking_number,
      url: url !== null && /^https?:/.test(url) ? url : undefined,
    }));

export function useFormatDate(): (date: string) => string {
  const { locale } = useLocale();
  return (date) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date));
}
