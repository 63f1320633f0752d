// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/returns.ts";

/**
 * Cancel a return
 *
 * A received return can't be canceled. The response is the order that the return, its swap, or its claim belongs to.
 *
 * `POST /admin/returns/{id}/cancel`
 * @example
 * const { order } = await adminCancelReturn(client, { id });
 */
export const adminCancelReturn: Operation<operations["adminCancelReturn"]> = /*#__PURE__*/ changing(calls.adminCancelReturn, "customers orders returns swaps");

/**
 * Receive a return
 *
 * Increases the stock at the location and refunds the customer. The quantities can differ from the requested ones; items that
 * weren't requested are rejected.
 *
 * `POST /admin/returns/{id}/receive`
 * @example
 * const { return: requested } = await adminReceiveReturn(client, { id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
 */
export const adminReceiveReturn: Operation<operations["adminReceiveReturn"]> = /*#__PURE__*/ changing(calls.adminReceiveReturn, "customers inventory-items orders payments products returns swaps variants");

/**
 * Request a return
 *
 * You can't return more of an item than you bought. `return_shipping` arranges the shipping immediately. The refund follows
 * after the store has received the items.
 *
 * `POST /store/returns`
 * @example
 * const { return: requested } = await storeCreateReturn(client, { body });
 */
export const storeCreateReturn: Operation<operations["storeCreateReturn"]> = /*#__PURE__*/ changing(calls.storeCreateReturn, "orders returns");
