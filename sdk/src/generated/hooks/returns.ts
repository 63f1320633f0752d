// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCancelReturn, adminListReturns, adminReceiveReturn, storeCreateReturn } from "../operations/returns.ts";

/**
 * Cancel a return
 *
 * A received return can't be canceled. The response is the order to which the return, or its swap or claim, belongs.
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
 * Increases the stock at the location and refunds the customer. The quantities can differ from the requested quantities, and you
 * can add items that weren't requested. Send every requested item, or the server returns 400.
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
 * You can't return more of an item than you bought. If you send `return_shipping`, the server arranges the shipping
 * immediately. The refund follows once the store has received the items.
 *
 * `POST /store/returns`
 * @example
 * const { mutate } = useCreateReturn();
 * mutate({ body });
 */
export const useCreateReturn: MutationHook<operations["storeCreateReturn"]> = /*#__PURE__*/ mutationHook(storeCreateReturn);
