

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List returns
 *
 * `GET /admin/returns`
 * @example
 * const { returns } = await adminListReturns(client, { query: { limit: 20 } });
 */
export const adminListReturns: Operation<operations["adminListReturns"]> = /*#__PURE__*/ operation("GET", "/admin/returns", { items: "returns" });

/**
 * Cancel a return
 *
 * A received return can't be canceled. The response is the order to which the return, or its swap or claim, belongs.
 *
 * `POST /admin/returns/{id}/cancel`
 * @example
 * const { order } = await adminCancelReturn(client, { id });
 */
export const adminCancelReturn: Operation<operations["adminCancelReturn"]> = /*#__PURE__*/ operation("POST", "/admin/returns/{id}/cancel", { changes: "customers orders returns swaps", record: "order" });

/**
 * Receive a return
 *
 * Increases the stock at the location and refunds the customer. The quantities can differ from the requested quantities, and you
 * can add items that weren't requested. Send every requested item, or the server returns 400.
 *
 * `POST /admin/returns/{id}/receive`
 * @example
 * const { return: requested } = await adminReceiveReturn(client, { id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
 */
export const adminReceiveReturn: Operation<operations["adminReceiveReturn"]> = /*#__PURE__*/ operation("POST", "/admin/returns/{id}/receive", { changes: "customers inventory-items orders payments products returns swaps variants" });

/**
 * Request a return
 *
 * You can't return more of an item than you bought. If you send `return_shipping`, the server arranges the shipping
 * immediately. The refund follows once the store has received the items.
 *
 * `POST /store/returns`
 * @example
 * const { return: requested } = await storeCreateReturn(client, { body });
 */
export const storeCreateReturn: Operation<operations["storeCreateReturn"]> = /*#__PURE__*/ operation("POST", "/store/returns", { changes: "orders returns", keyed: true });

