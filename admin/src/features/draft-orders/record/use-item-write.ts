import type { HttpClient } from "@countertop/sdk";
import {
  adminRetrieveDraftOrder,
  adminUpdateDraftOrder,
  storeAddCartShippingMethod,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useSettleWrites } from "../../../patterns/resource.ts";
import type { DraftOrder } from "../draft-order.ts";

/** True if the draft already has this shipping option. */
async function isSentBy(client: HttpClient, id: string, option_id: string): Promise<boolean> {
  const { draft_order } = (await client.send(adminRetrieveDraftOrder, { id })).data;
  const methods = draft_order.cart?.shipping_methods ?? [];
  return methods.some((method) => method.shipping_option_id === option_id);
}

/** Only the storefront's call can choose a shipping option for an existing cart; a custom price is stored with the cart. */
async function sendBy(client: HttpClient, { id, cart_id }: DraftOrder, option_id: string) {
  if (cart_id === null || (await isSentBy(client, id, option_id))) return;
  try {
    await client.send(storeAddCartShippingMethod, { id: cart_id, body: { option_id } });
  } catch (error) {
    // With a custom item in the cart it returns 500, although it has done what was requested.
    if (!(await isSentBy(client, id, option_id))) throw error;
  }
}

/** Changes the shipping of a draft. */
export function useShippingWrite(draft: DraftOrder) {
  const client = useClient();
  const settle = useSettleWrites();
  return async (option_id: string): Promise<void> => {
    try {
      await sendBy(client, draft, option_id);
    } finally {
      await settle(adminUpdateDraftOrder);
    }
  };
}

/** Writes to the items of a draft, and restores its shipping afterwards: the server removes it from a cart whose items change. */
export function useItemWrite(draft: DraftOrder) {
  const client = useClient();
  const settle = useSettleWrites();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      for (const { shipping_option_id } of draft.cart?.shipping_methods ?? [])
        if (shipping_option_id) await sendBy(client, draft, shipping_option_id);
    } finally {
      await settle(adminUpdateDraftOrder);
    }
  };
}
