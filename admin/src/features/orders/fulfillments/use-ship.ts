import {
  adminCreateClaimShipment,
  adminCreateShipment,
  adminCreateSwapShipment,
} from "@countertop/sdk/operations";
import { useCallback } from "react";
import { useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";
import { fulfillmentIn, type NumberedFulfillment } from "./fulfillment-rules.ts";

interface Shipped extends NumberedFulfillment {
  /** The order as it was when the operator began. */
  order: Order;
}

/** True if the customer is notified about this shipment by default. */
export const isNotified = ({ parcel, fulfillment }: NumberedFulfillment): boolean =>
  fulfillment.no_notification === null ? parcel.notify : !fulfillment.no_notification;

/** Marks a package of an order, an exchange, or a claim as shipped, once. `read` reads the order again with the same query. */
export function useShip() {
  const act = useOrderAction();
  return useCallback(
    async (
      { order, parcel, fulfillment }: Shipped,
      tracking_numbers: string[],
      isTold: boolean,
      read?: () => Promise<Order>,
    ) => {
      const body = { fulfillment_id: fulfillment.id, tracking_numbers };
      const about = {
        id: order.id,
        seen: order,
        about: fulfillment.id,
        evidence: (now: Order) =>
          fulfillmentIn(now, fulfillment.id)?.fulfillment.shipped_at ? [fulfillment.id] : [],
        ...(read && { read }),
      };
      const no_notification = !isTold;
      if (parcel.kind === "order")
        await act({
          ...about,
          operation: adminCreateShipment,
          input: { id: order.id, body: { ...body, no_notification } },
        });
      else if (parcel.kind === "swap")
        await act({
          ...about,
          operation: adminCreateSwapShipment,
          input: { id: order.id, swap_id: parcel.id, body: { ...body, no_notification } },
        });
      // The notification of a claim's shipment follows the claim's setting.
      else
        await act({
          ...about,
          operation: adminCreateClaimShipment,
          input: { id: order.id, claim_id: parcel.id, body },
        });
    },
    [act],
  );
}
