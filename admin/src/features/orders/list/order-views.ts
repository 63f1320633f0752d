import { uncapturedPayments } from "../../../resources/orders.ts";

/** Tabs of the list, as query strings. The home page uses the same filters. */
export const orderViews = {
  fulfill: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled",
  late: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled&created=..-3d",
  ship: "?status=pending&fulfillment=fulfilled,partially_fulfilled,partially_shipped",
  capture: `?status=pending&payment=${uncapturedPayments.join()}`,
  // A completed order can still have a return, an exchange, a claim, or an edit.
  settle: "?status=pending,completed,canceled&balance=open",
  return: "?returns=requested",
  open: "?status=pending",
} as const;
