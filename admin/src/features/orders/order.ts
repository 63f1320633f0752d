import type { ChosenOrder, Order } from "@countertop/sdk/types";
import { DAY, LATE_AFTER } from "../../lib/late.ts";
import type { RecordView } from "../../patterns/record.ts";

export type { Order };
/** Removes items that have no id, which the type of a response to a query with `fields` allows. */
export const wholeOrder = ({ items, ...order }: ChosenOrder): Order => ({
  ...order,
  ...(items && { items: items.filter((item) => "id" in item) }),
});
export type LineItem = NonNullable<Order["items"]>[number];

/** Days since an open order was placed, if that was more than three days ago and the order still has something to fulfill. */
export const lateDays = (
  {
    status,
    fulfillment_status,
    created_at,
  }: Pick<Order, "status" | "fulfillment_status" | "created_at">,
  now = Date.now(),
): number | undefined => {
  const age = now - Date.parse(created_at);
  const open = status === "pending" && /^(not|partially)_fulfilled$/.test(fulfillment_status);
  return open && age > LATE_AFTER ? Math.round(age / DAY) : undefined;
};

/** Search parameters of an order's page: the part of the order that the open overlay is for. */
export interface OrderPageSearch {
  /** The id of a fulfillment, return, exchange, claim, payment, or edit. */
  part: string;
}
export const readOrderPageSearch = ({ part }: { part?: unknown }): OrderPageSearch => ({
  part: typeof part === "string" && /^\w{1,60}$/.test(part) ? part : "",
});

/** Props of each card on an order's page. */
export interface OrderCardProps {
  order: Order;
  view: RecordView<OrderPageSearch>;
}
/** Props of the overlays over an order's page. */
export interface OrderOverlayProps extends OrderCardProps {
  onClose(): void;
}
