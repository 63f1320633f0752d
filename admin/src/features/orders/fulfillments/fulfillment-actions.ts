import {
  adminCreateClaimShipment,
  adminCreateFulfillment,
  adminCreateShipment,
  adminCreateSwapShipment,
  adminFulfillClaim,
  adminFulfillSwap,
} from "@countertop/sdk/operations";
import { useCallback } from "react";
import { useOpenedOrder, useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";
import {
  fulfillmentIn,
  sourceOf,
  type FulfillmentSource,
  type NumberedFulfillment,
} from "./fulfillment-rules.ts";

interface Fulfilled {
  items: { item_id: string; quantity: number }[];
  location_id?: string;
  metadata?: Record<string, unknown>;
}

/**
 * Fulfills items of the order, or all items of an exchange or a claim, once. Resolves to the ids of the fulfillments that existed
 * before.
 */
export function useFulfill(order: Order, source: FulfillmentSource) {
  const act = useOrderAction();
  const asOpened = useOpenedOrder(order);
  return ({ items, ...body }: Fulfilled, isNotified: boolean) =>
    asOpened(async (seen) => {
      const evidence = (now: Order) =>
        (sourceOf(now, source.id)?.fulfillments ?? []).map(({ id }) => id);
      const about = { id: order.id, seen, evidence };
      if (source.kind === "order")
        await act({
          ...about,
          operation: adminCreateFulfillment,
          input: {
            id: order.id,
            body: { ...body, items, no_notification: isNotified ? "false" : "true" },
          },
        });
      else if (source.kind === "swap")
        await act({
          ...about,
          operation: adminFulfillSwap,
          input: {
            id: order.id,
            swap_id: source.id,
            body: { ...body, no_notification: !isNotified },
          },
        });
      // For a claim, the claim's setting decides whether the customer is notified.
      else
        await act({
          ...about,
          operation: adminFulfillClaim,
          input: { id: order.id, claim_id: source.id, body },
        });
      return new Set(evidence(seen));
    });
}

interface Shipped extends NumberedFulfillment {
  /** The order as it was when the drawer opened, or right after its items were fulfilled. */
  order: Order;
  /** True if the order was just read, so that it doesn't have to be read again before shipping. */
  isFresh?: boolean;
}

/** True if the customer is notified about this shipment by default. */
export const isNotified = ({ parcel, fulfillment }: NumberedFulfillment): boolean =>
  fulfillment.no_notification === null ? parcel.notify : !fulfillment.no_notification;

/** Marks a package of an order, an exchange, or a claim as shipped, once. `read` fetches the current order. */
export function useShip() {
  const act = useOrderAction();
  return useCallback(
    async (
      { order, isFresh = false, parcel, fulfillment }: Shipped,
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
        ...(isFresh && { shown: order }),
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
      // For a claim's shipment, the claim's setting decides whether the customer is notified.
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
