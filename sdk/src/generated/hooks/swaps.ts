// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListSwaps, adminRetrieveSwap, storeCreateSwap, storeRetrieveSwapByCart } from "../operations/swaps.ts";

/**
 * List swaps
 *
 * The list doesn't include related records. To get a swap with its related records, retrieve it.
 *
 * `GET /admin/swaps`
 * @example
 * const { data } = useAdminSwaps({ query: { limit: 20 } });
 */
export const useAdminSwaps: QueryHook<operations["adminListSwaps"]> = /*#__PURE__*/ queryHook(adminListSwaps);

/**
 * Retrieve a swap
 *
 * Returns 500 if the region of the swap's cart has been deleted.
 *
 * `GET /admin/swaps/{id}`
 * @example
 * const { data } = useAdminSwap({ id });
 */
export const useAdminSwap: QueryHook<operations["adminRetrieveSwap"]> = /*#__PURE__*/ queryHook(adminRetrieveSwap);

/**
 * Request a swap
 *
 * The order must be paid and fulfilled. Creates a return and a cart. The customer pays the difference by completing the cart.
 * Then the store sends the new items.
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
 * Anyone with the cart's id can read the swap.
 *
 * `GET /store/swaps/{cart_id}`
 * @example
 * const { data } = useCartSwap({ cart_id });
 */
export const useCartSwap: QueryHook<operations["storeRetrieveSwapByCart"]> = /*#__PURE__*/ queryHook(storeRetrieveSwapByCart);
