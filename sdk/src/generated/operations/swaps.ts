

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List swaps
 *
 * Doesn't include related records. Retrieve a swap to include them.
 *
 * `GET /admin/swaps`
 * @example
 * const { swaps } = await adminListSwaps(client, { query: { limit: 20 } });
 */
export const adminListSwaps: Operation<operations["adminListSwaps"]> = /*#__PURE__*/ operation("GET", "/admin/swaps", "");

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


export const storeCreateSwap: Operation<operations["storeCreateSwap"]> = /*#__PURE__*/ operation("POST", "/store/swaps");

/**
 * Retrieve a swap by its cart
 *
 * Anyone with the id of the cart can read it.
 *
 * `GET /store/swaps/{cart_id}`
 * @example
 * const { swap } = await storeRetrieveSwapByCart(client, { cart_id });
 */
export const storeRetrieveSwapByCart: Operation<operations["storeRetrieveSwapByCart"]> = /*#__PURE__*/ operation("GET", "/store/swaps/{cart_id}");

