import { adminRetrieveDraftOrder } from "@countertop/sdk/operations";
import { useAdminDraftOrderAddLineItem, useClient } from "@countertop/sdk/react";
import type { DraftOrder } from "../draft-order.ts";
import { useDraftOnce } from "../use-draft-once.ts";

type NewItem =
  | { variant_id: string; quantity: number }
  | { title: string; unit_price: number; quantity: number };

/** Adds an item to a draft once: if it is sent twice, the server increases the quantity. */
export function useItemOnce(draft: DraftOrder) {
  const client = useClient();
  const { mutateAsync: addDraftOrderLineItem } = useAdminDraftOrderAddLineItem();
  const makeOnce = useDraftOnce();
  return (body: NewItem) => {
    const what = "variant_id" in body ? body.variant_id : body.title;
    return makeOnce<DraftOrder>({
      name: `item of ${draft.id} ${what}`,
      input: body,
      send: () => addDraftOrderLineItem({ id: draft.id, body }),
      read: async () =>
        (await client.send(adminRetrieveDraftOrder, { id: draft.id })).data.draft_order,
      marks: ({ cart }) =>
        (cart?.items ?? [])
          .filter(({ variant_id, title }) => (variant_id ?? title) === what)
          .map(({ id, quantity }) => `${id} ${quantity}`),
      seen: draft,
    });
  };
}
