// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListReturns } from "../operations/returns.ts";
import { adminCancelReturn, adminReceiveReturn, storeCreateReturn } from "../writes/returns.ts";

/**
 * Cancel a return
 *
 * A received return can't be canceled. The response is the order that the return, its swap, or its claim belongs to.
 *
 * `POST /admin/returns/{id}/cancel`
 * @example
 * const { mutate } = useAdminCancelReturn();
 * mutate({ id });
 */
export const useAdminCancelReturn: MutationHook<operations["adminCancelReturn"]> = /*#__PURE__*/ mutationHook(adminCancelReturn);

/**
 * List returns
 *
 * `GET /admin/returns`
 * @example
 * const { data } = useAdminReturns({ query: { limit: 20 } });
 */
export const useAdminReturns: QueryHook<operations["adminListReturns"]> = /*#__PURE__*/ queryHook(adminListReturns);

/**
 * Receive a return
 *
 * Increases the stock at the location and refunds the customer. The quantities can differ from the requested ones; items that
 * weren't requested are rejected.
 *
 * `POST /admin/returns/{id}/receive`
 * @example
 * const { mutate } = useAdminReceiveReturn();
 * mutate({ id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
 */
export const useAdminReceiveReturn: MutationHook<operations["adminReceiveReturn"]> = /*#__PURE__*/ mutationHook(adminReceiveReturn);

/**
 * Request a return
 *
 * You can't return more of an item than you bought. `return_shipping` arranges the shipping immediately. The refund follows
 * after the store has received the items.
 *
 * `POST /store/returns`
 * @example
 * const { mutate } = useCreateReturn();
 * mutate({ body });
 */
export const useCreateReturn: MutationHook<operations["storeCreateReturn"]> = /*#__PURE__*/ mutationHook(storeCreateReturn);
