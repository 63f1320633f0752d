import type { HttpClient } from "@countertop/sdk";
import {
  adminAddDraftOrderLineItem,
  adminRetrieveDraftOrder,
  adminUpdateDraftOrder,
  storeAddCartShippingMethod,
} from "@countertop/sdk/operations";
import { exactlyOnce, type Outcome } from "../../../lib/exactly-once.ts";
import type { Tools } from "../../../patterns/action.ts";
import type { DraftOrder } from "../draft-order.ts";

/** True if the draft already has this shipping option. */
async function isSentBy(client: HttpClient, id: string, option_id: string): Promise<boolean> {
  const { draft_order } = (await client.send(adminRetrieveDraftOrder, { id })).data;
  const methods = draft_order.cart?.shipping_methods ?? [];
  return methods.some((method) => method.shipping_option_id === option_id);
}

/**
 * Chooses a shipping option, which only the store API can do for an existing cart. A custom price isn't sent again, because the
 * cart stores it.
 */
async function sendBy(client: HttpClient, { id, cart_id }: DraftOrder, option_id: string) {
  if (cart_id === null || (await isSentBy(client, id, option_id))) return;
  try {
    await client.send(storeAddCartShippingMethod, { id: cart_id, body: { option_id } });
  } catch (error) {
    // Checks the result, because the call returns 500 for a cart with a custom item, even if it succeeded.
    if (!(await isSentBy(client, id, option_id))) throw error;
  }
}

/** Changes the shipping of a draft. */
export async function chooseShipping(
  { client, settle }: Tools,
  draft: DraftOrder,
  option_id: string,
): Promise<void> {
  try {
    await sendBy(client, draft, option_id);
  } finally {
    await settle(adminUpdateDraftOrder);
  }
}

/** Writes to a draft's items, and then restores its shipping, which the server removes when a cart's items change. */
export async function writeItems<Answer>(
  { client, settle }: Tools,
  draft: DraftOrder,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    // Reads the cart again, because someone else may have chosen a different shipping option since the page was read.
    const { cart } = (await client.send(adminRetrieveDraftOrder, { id: draft.id })).data
      .draft_order;
    const [now = [], seen = []] = [cart?.shipping_methods, draft.cart?.shipping_methods];
    const answer = await work();
    // Uses the shipping methods that the page read if the cart has none. That happens after an attempt that stopped halfway.
    for (const { shipping_option_id } of now.length > 0 ? now : seen)
      if (shipping_option_id) await sendBy(client, draft, shipping_option_id);
    return answer;
  } finally {
    await settle(adminUpdateDraftOrder);
  }
}

type NewItem =
  | { variant_id: string; quantity: number }
  | { title: string; unit_price: number; quantity: number };

/** Adds an item to a draft only once. If the request is sent twice, the server increases the quantity. */
export function addItem(
  { client, write }: Tools,
  draft: DraftOrder,
  body: NewItem,
): Promise<Outcome> {
  const { id } = draft;
  const what = "variant_id" in body ? body.variant_id : body.title;
  return exactlyOnce<DraftOrder>({
    name: `item of ${id} ${what}`,
    input: body,
    send: () => write(adminAddDraftOrderLineItem, { id, body }),
    read: async () => (await client.send(adminRetrieveDraftOrder, { id })).data.draft_order,
    evidence: ({ cart }) =>
      (cart?.items ?? [])
        .filter(({ variant_id, title }) => (variant_id ?? title) === what)
        .map((item) => `${item.id} ${item.quantity}`),
    seen: draft,
  });
}
