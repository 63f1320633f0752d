// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListReturns } from "../operations/returns.ts";
import { adminCancelReturn, adminReceiveReturn, storeCreateReturn } from "../writes/returns.ts";

/**
 * Cancel a return
 *
 * Not after it was received. The answer is the order that it, its swap or its claim belongs to.
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
 * Take a return back
 *
 * The stock goes up at the location, and what the customer gets back is paid. More or fewer may arrive than were asked for;
 * items that were not asked for are refused.
 *
 * `POST /admin/returns/{id}/receive`
 * @example
 * const { mutate } = useAdminReceiveReturn();
 * mutate({ id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
 */
export const useAdminReceiveReturn: MutationHook<operations["adminReceiveReturn"]> = /*#__PURE__*/ mutationHook(adminReceiveReturn);

/**
 * Ask to return items
 *
 * No more of an item can come back than was bought. With `return_shipping` the way back is arranged at once. The
 * money is paid back when the shop has received the items, not before.
 *
 * `POST /store/returns`
 * @example
 * const { mutate } = useCreateReturn();
 * mutate({ body });
 */
export const useCreateReturn: MutationHook<operations["storeCreateReturn"]> = /*#__PURE__*/ mutationHook(storeCreateReturn);
