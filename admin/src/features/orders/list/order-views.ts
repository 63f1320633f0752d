import { uncapturedPayments } from "../../../resources/orders.ts";

/** Tabs of the list, as its address names them. Home counts by the same filters. */
export const orderViews = {
  fulfill: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled",
  capture: `?status=pending&payment=${uncapturedPayments.join()}`,
  settle: "?status=pending&balance=open",
  return: "?returns=requested",
  open: "?status=pending",
} as const;
