import { uncapturedPayments } from "../../../resources/orders.ts";

/** Tabs of the list, as its URL names them. The home page uses the same filters. */
export const orderViews = {
  fulfill: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled",
  late: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled&created=..-3d",
  ship: "?status=pending&fulfillment=fulfilled,partially_fulfilled,partially_shipped",
  capture: `?status=pending&payment=${uncapturedPayments.join()}`,
  settle: "?status=pending&balance=open",
  return: "?returns=requested",
  open: "?status=pending",
} as const;
