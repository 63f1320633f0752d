// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/swaps.ts";

/**
 * Request a swap
 *
 * The order must be paid and fulfilled. Creates a return and a cart. Completing the cart pays the difference, and the store
 * sends the new items.
 *
 * `POST /store/swaps`
 * @example
 * const { swap } = await storeCreateSwap(client, { body });
 */
export const storeCreateSwap: Operation<operations["storeCreateSwap"]> = /*#__PURE__*/ changing(calls.storeCreateSwap, "carts orders returns swaps");
