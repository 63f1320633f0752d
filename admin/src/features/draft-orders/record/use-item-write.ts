import {
  adminRetrieveDraftOrder,
  adminUpdateDraftOrder,
  storeAddCartShippingMethod,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useSettleWrites } from "../../../patterns/resource.ts";
import type { DraftOrder } from "../draft-order.ts";

/**
 * Writes to the items of a draft, and gives it back its shipping afterwards: the server drops that from a cart whose items change.
 * Only the shop's own call can choose one for a cart that is there; a price of its own is kept with the cart.
 */
export function useItemWrite({ id, cart, cart_id }: DraftOrder) {
  const client = useClient();
  const settle = useSettleWrites();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      for (const { shipping_option_id: option_id } of cart?.shipping_methods ?? []) {
        const stands = async () => {
          const { draft_order } = (await client.send(adminRetrieveDraftOrder, { id })).data;
          return draft_order.cart?.shipping_methods?.some(
            (method) => method.shipping_option_id === option_id,
          );
        };
        if (!option_id || cart_id === null || (await stands())) continue;
        try {
          await client.send(storeAddCartShippingMethod, { id: cart_id, body: { option_id } });
        } catch (error) {
          // With an item that is no product in the cart it answers 500, after it has done what it was asked to.
          if (!(await stands())) throw error;
        }
      }
    } finally {
      await settle(adminUpdateDraftOrder);
    }
  };
}
