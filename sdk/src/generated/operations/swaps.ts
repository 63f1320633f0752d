

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List swaps
 *
 * The list doesn't include related records. To get a swap with its related records, retrieve it.
 *
 * `GET /admin/swaps`
 * @example
 * const { swaps } = await adminListSwaps(client, { query: { limit: 20 } });
 */
export const adminListSwaps: Operation<operations["adminListSwaps"]> = /*#__PURE__*/ operation("GET", "/admin/swaps", { items: "swaps" });

/**
 * Retrieve a swap
 *
 * Returns 500 if the region of the swap's cart has been deleted.
 *
 * `GET /admin/swaps/{id}`
 * @example
 * const { swap } = await adminRetrieveSwap(client, { id });
 */
export const adminRetrieveSwap: Operation<operations["adminRetrieveSwap"]> = /*#__PURE__*/ operation("GET", "/admin/swaps/{id}");

/**
 * Request a swap
 *
 * The order must be paid and fulfilled. Creates a return and a cart. The customer pays the difference by completing the cart.
 * Then the store sends the new items.
 *
 * `POST /store/swaps`
 * @example
 * const { swap } = await storeCreateSwap(client, { body });
 */
export const storeCreateSwap: Operation<operations["storeCreateSwap"]> = /*#__PURE__*/ operation("POST", "/store/swaps", { changes: "carts orders returns swaps", keyed: true });

/**
 * Retrieve a swap by its cart
 *
 * Anyone with the cart's id can read the swap.
 *
 * `GET /store/swaps/{cart_id}`
 * @example
 * const { swap } = await storeRetrieveSwapByCart(client, { cart_id });
 */
export const storeRetrieveSwapByCart: Operation<operations["storeRetrieveSwapByCart"]> = /*#__PURE__*/ operation("GET", "/store/swaps/{cart_id}");

