import type { Chosen } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import type { RecordView } from "../../patterns/record.ts";

/** An order with all that its page shows of it. */
export type Order = Chosen<operations["adminRetrieveOrder"]>["order"];
export type LineItem = NonNullable<Order["items"]>[number];

/** What the address of an order's page says beside what is open over it: which part that is about. */
export interface OrderPageSearch {
  /** The id of a fulfillment, return, swap, claim, payment or edit. */
  part: string;
}
export const readOrderPageSearch = ({ part }: { part?: unknown }): OrderPageSearch => ({
  part: typeof part === "string" && /^\w{1,60}$/.test(part) ? part : "",
});

/** What every card of an order's page is given. */
export interface OrderCardProps {
  order: Order;
  view: RecordView<OrderPageSearch>;
}
/** What opens over an order's page is given. */
export interface OrderOverlayProps extends OrderCardProps {
  onClose(): void;
}
