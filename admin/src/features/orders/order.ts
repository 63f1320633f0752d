import type { Chosen } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import type { RecordView } from "../../patterns/record.ts";

/** An order with everything that its page shows. */
export type Order = Chosen<operations["adminRetrieveOrder"]>["order"];
export type LineItem = NonNullable<Order["items"]>[number];

/** Search parameters of an order's page: in addition to the open overlay, the part that it is about. */
export interface OrderPageSearch {
  /** The id of a fulfillment, return, swap, claim, payment, or edit. */
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
