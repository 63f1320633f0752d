import { adminUpdateDraftOrder, storeAddCartShippingMethod } from "@countertop/sdk/operations";
import { useSettleWrites, useWrite } from "../../../patterns/resource.ts";
import type { DraftOrder } from "../draft-order.ts";

/**
 * Writes to the items of a draft, and gives it back its shipping afterwards: the server drops that from a cart whose items change.
 * Only the shop's own call can choose one for a cart that is there; a price of its own is kept with the cart.
 */
export function useItemWrite({ cart, cart_id }: DraftOrder) {
  const write = useWrite();
  const settle = useSettleWrites();
  return async (work: () => Promise<unknown>): Promise<void> => {
    await work();
    try {
      for (const { shipping_option_id: option_id } of cart?.shipping_methods ?? [])
        if (option_id && cart_id !== null)
          await write(storeAddCartShippingMethod, { id: cart_id, body: { option_id } });
    } finally {
      await settle(adminUpdateDraftOrder);
    }
  };
}
