// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListSwaps, adminRetrieveSwap, storeRetrieveSwapByCart } from "../operations/swaps.ts";
import { storeCreateSwap } from "../writes/swaps.ts";

/**
 * List swaps
 *
 * Without what belongs to them; a single swap has it.
 *
 * `GET /admin/swaps`
 * @example
 * const { data } = useAdminSwaps({ query: { limit: 20 } });
 */
export const useAdminSwaps: QueryHook<operations["adminListSwaps"]> = /*#__PURE__*/ queryHook(adminListSwaps);

/**
 * Retrieve a swap
 *
 * Ends in 500 once its region was deleted.
 *
 * `GET /admin/swaps/{id}`
 * @example
 * const { data } = useAdminSwap({ id });
 */
export const useAdminSwap: QueryHook<operations["adminRetrieveSwap"]> = /*#__PURE__*/ queryHook(adminRetrieveSwap);

/**
 * Ask for a swap
 *
 * The order must be paid and packed. A return and a cart are made for it; completing the cart settles the
 * difference and lets the shop send the new items.
 *
 * `POST /store/swaps`
 * @example
 * const { mutate } = useCreateSwap();
 * mutate({ body });
 */
export const useCreateSwap: MutationHook<operations["storeCreateSwap"]> = /*#__PURE__*/ mutationHook(storeCreateSwap);

/**
 * Retrieve a swap by its cart
 *
 * Anyone with the id of the cart can read it.
 *
 * `GET /store/swaps/{cart_id}`
 * @example
 * const { data } = useCartSwap({ cart_id });
 */
export const useCartSwap: QueryHook<operations["storeRetrieveSwapByCart"]> = /*#__PURE__*/ queryHook(storeRetrieveSwapByCart);
