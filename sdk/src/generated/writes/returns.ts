// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/returns.ts";

/**
 * Cancel a return
 *
 * Not after it was received. The answer is the order that it, its swap or its claim belongs to.
 *
 * `POST /admin/returns/{id}/cancel`
 * @example
 * const { order } = await adminCancelReturn(client, { id });
 */
export const adminCancelReturn: Operation<operations["adminCancelReturn"]> = /*#__PURE__*/ changing(calls.adminCancelReturn, "customers orders returns swaps");

/**
 * Take a return back
 *
 * The stock goes up at the location, and what the customer gets back is paid. More or fewer may arrive than were asked for;
 * items that were not asked for are refused.
 *
 * `POST /admin/returns/{id}/receive`
 * @example
 * const { return: requested } = await adminReceiveReturn(client, { id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
 */
export const adminReceiveReturn: Operation<operations["adminReceiveReturn"]> = /*#__PURE__*/ changing(calls.adminReceiveReturn, "customers inventory-items orders payments products returns swaps variants");

/**
 * Ask to return items
 *
 * No more of an item can come back than was bought. With `return_shipping` the way back is arranged at once. The
 * money is paid back when the shop has received the items, not before.
 *
 * `POST /store/returns`
 * @example
 * const { return: requested } = await storeCreateReturn(client, { body });
 */
export const storeCreateReturn: Operation<operations["storeCreateReturn"]> = /*#__PURE__*/ changing(calls.storeCreateReturn, "orders returns");
