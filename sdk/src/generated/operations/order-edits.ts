

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List order edits
 *
 * `q` searches the internal notes.
 *
 * `GET /admin/order-edits`
 * @example
 * const { order_edits } = await adminListOrderEdits(client, { query: { limit: 20 } });
 */
export const adminListOrderEdits: Operation<operations["adminListOrderEdits"]> = /*#__PURE__*/ operation("GET", "/admin/order-edits", "", "-id");


export const adminCreateOrderEdit: Operation<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits");

/**
 * Retrieve an order edit
 *
 * `GET /admin/order-edits/{id}`
 * @example
 * const { order_edit } = await adminRetrieveOrderEdit(client, { id });
 */
export const adminRetrieveOrderEdit: Operation<operations["adminRetrieveOrderEdit"]> = /*#__PURE__*/ operation("GET", "/admin/order-edits/{id}");

/**
 * Update the note of an order edit
 *
 * The note can be changed in any state, and customers never see it.
 *
 * `POST /admin/order-edits/{id}`
 * @example
 * const { order_edit } = await adminUpdateOrderEdit(client, { id });
 */
export const adminUpdateOrderEdit: Operation<operations["adminUpdateOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}");


export const adminDeleteOrderEdit: Operation<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}");


export const adminCancelOrderEdit: Operation<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/cancel");

/**
 * Undo a change of an order edit
 *
 * Restores the item as it is in the order. Only while the edit is neither confirmed nor canceled.
 *
 * `DELETE /admin/order-edits/{id}/changes/{change_id}`
 * @example
 * const { deleted } = await adminDeleteOrderEditItemChange(client, { id, change_id });
 */
export const adminDeleteOrderEditItemChange: Operation<operations["adminDeleteOrderEditItemChange"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/changes/{change_id}");


export const adminConfirmOrderEdit: Operation<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/confirm");

/**
 * Add an item in an order edit
 *
 * Adds a new item, even if the order already has the variant. The order changes when the edit is confirmed.
 *
 * `POST /admin/order-edits/{id}/items`
 * @example
 * const { order_edit } = await adminAddOrderEditLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const adminAddOrderEditLineItem: Operation<operations["adminAddOrderEditLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/items");

/**
 * Set the quantity of an item in an order edit
 *
 * The order changes when the edit is confirmed. Only while the edit isn't confirmed, declined, or canceled.
 *
 * `POST /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminUpdateOrderEditLineItem(client, { id, item_id, body: { quantity: 1 } });
 */
export const adminUpdateOrderEditLineItem: Operation<operations["adminUpdateOrderEditLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/items/{item_id}");

/**
 * Remove an item in an order edit
 *
 * The order changes when the edit is confirmed. Only while the edit isn't confirmed, declined, or canceled.
 *
 * `DELETE /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminRemoveOrderEditLineItem(client, { id, item_id });
 */
export const adminRemoveOrderEditLineItem: Operation<operations["adminRemoveOrderEditLineItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/items/{item_id}");


export const adminRequestOrderEditConfirmation: Operation<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/request");

/**
 * Retrieve an order edit
 *
 * Anyone with the id can read it. Operators' notes are left out.
 *
 * `GET /store/order-edits/{id}`
 * @example
 * const { order_edit } = await storeRetrieveOrderEdit(client, { id });
 */
export const storeRetrieveOrderEdit: Operation<operations["storeRetrieveOrderEdit"]> = /*#__PURE__*/ operation("GET", "/store/order-edits/{id}");


export const storeCompleteOrderEdit: Operation<operations["storeCompleteOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/complete");


export const storeDeclineOrderEdit: Operation<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/decline");

