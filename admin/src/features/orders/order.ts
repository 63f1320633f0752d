import type { ChosenOrder, Order } from "@countertop/sdk/types";
import { LATE_AFTER } from "../../lib/late.ts";
import type { RecordView } from "../../patterns/record.ts";

export type { Order };
/** The response to a query with `fields`, for which the server omits items without known fields. */
export const wholeOrder = ({ items, ...order }: ChosenOrder): Order => ({
  ...order,
  ...(items && { items: items.filter((item) => "id" in item) }),
});
export type LineItem = NonNullable<Order["items"]>[number];

/** True if an open order has had something to fulfill for more than three days. */
export const isLate = (
  {
    status,
    fulfillment_status,
    created_at,
  }: Pick<Order, "status" | "fulfillment_status" | "created_at">,
  now = Date.now(),
): boolean =>
  status === "pending" &&
  (fulfillment_status === "not_fulfilled" || fulfillment_status === "partially_fulfilled") &&
  now - Date.parse(created_at) > LATE_AFTER;

/** Search parameters of an order's page: the open overlay, and the part of the order that it is for. */
export interface OrderPageSearch {
  /** The id of a fulfillment, return, exchange, claim, payment, or edit. */
  part: string;
}
export const readOrderPageSearch = ({ part }: { part?: unknown }): OrderPageSearch => ({
  part: typeof part === "string" && /^\w{1,60}$/.test(part) ? part : "",
});

/** Props of every card of an order's page. */
export interface OrderCardProps {
  order: Order;
  view: RecordView<OrderPageSearch>;
}
/** Props of the overlays over an order's page. */
export interface OrderOverlayProps extends OrderCardProps {
  onClose(): void;
}
