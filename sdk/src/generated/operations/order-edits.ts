

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List order edits
 *
 * `q` looks in the internal notes.
 *
 * `GET /admin/order-edits`
 * @example
 * const { order_edits } = await adminListOrderEdits(client, { query: { limit: 20 } });
 */
export const adminListOrderEdits: Operation<operations["adminListOrderEdits"]> = /*#__PURE__*/ operation("GET", "/admin/order-edits", "order_edits", "-id");

/**
 * Start to edit an order
 *
 * An order has one edit at most that is not confirmed, declined or canceled.
 *
 * `POST /admin/order-edits`
 * @example
 * const { order_edit } = await adminCreateOrderEdit(client, { body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
 */
export const adminCreateOrderEdit: Operation<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits", "orders");

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
 * It can be changed in any state, and customers never see it.
 *
 * `POST /admin/order-edits/{id}`
 * @example
 * const { order_edit } = await adminUpdateOrderEdit(client, { id });
 */
export const adminUpdateOrderEdit: Operation<operations["adminUpdateOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}");

/**
 * Delete an order edit
 *
 * Only one that was not requested yet. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/order-edits/{id}`
 * @example
 * const { deleted } = await adminDeleteOrderEdit(client, { id });
 */
export const adminDeleteOrderEdit: Operation<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}", "orders");

/**
 * Cancel an order edit
 *
 * Neither a confirmed nor a declined one can be canceled. The order stays as it is, and another edit can begin.
 *
 * `POST /admin/order-edits/{id}/cancel`
 * @example
 * const { order_edit } = await adminCancelOrderEdit(client, { id });
 */
export const adminCancelOrderEdit: Operation<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/cancel", "orders payment-collections");

/**
 * Undo one change of an order edit
 *
 * The item is then again as it is in the order. Only while the edit is neither confirmed nor canceled.
 *
 * `DELETE /admin/order-edits/{id}/changes/{change_id}`
 * @example
 * const { deleted } = await adminDeleteOrderEditItemChange(client, { id, change_id });
 */
export const adminDeleteOrderEditItemChange: Operation<operations["adminDeleteOrderEditItemChange"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/changes/{change_id}");

/**
 * Confirm an order edit
 *
 * The order has the new items from now on, without asking the customer. What was set aside for the former ones is free
 * again.
 *
 * `POST /admin/order-edits/{id}/confirm`
 * @example
 * const { order_edit } = await adminConfirmOrderEdit(client, { id });
 */
export const adminConfirmOrderEdit: Operation<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/confirm", "customers inventory-items orders payment-collections payments products reservations variants");

/**
 * Add an item in an order edit
 *
 * It becomes a new item, even if the order has the same variant already. The order itself changes when the edit
 * is confirmed.
 *
 * `POST /admin/order-edits/{id}/items`
 * @example
 * const { order_edit } = await adminAddOrderEditLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const adminAddOrderEditLineItem: Operation<operations["adminAddOrderEditLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/items");

/**
 * Change how many of an item an order edit has
 *
 * The order itself changes when the edit is confirmed. Only while the edit is neither confirmed, declined nor
 * canceled.
 *
 * `POST /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminUpdateOrderEditLineItem(client, { id, item_id, body: { quantity: 1 } });
 */
export const adminUpdateOrderEditLineItem: Operation<operations["adminUpdateOrderEditLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/items/{item_id}");

/**
 * Remove an item in an order edit
 *
 * The order itself changes when the edit is confirmed. Only while the edit is neither confirmed, declined nor
 * canceled.
 *
 * `DELETE /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminRemoveOrderEditLineItem(client, { id, item_id });
 */
export const adminRemoveOrderEditLineItem: Operation<operations["adminRemoveOrderEditLineItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/items/{item_id}");

/**
 * Ask the customer to agree to an order edit
 *
 * If it costs more, a payment collection is made that the customer pays first.
 *
 * `POST /admin/order-edits/{id}/request`
 * @example
 * const { order_edit } = await adminRequestOrderEditConfirmation(client, { id });
 */
export const adminRequestOrderEditConfirmation: Operation<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/request", "orders payment-collections");

/**
 * Retrieve an order edit
 *
 * Whoever knows the id may see it. Notes of operators are left out.
 *
 * `GET /store/order-edits/{id}`
 * @example
 * const { order_edit } = await storeRetrieveOrderEdit(client, { id });
 */
export const storeRetrieveOrderEdit: Operation<operations["storeRetrieveOrderEdit"]> = /*#__PURE__*/ operation("GET", "/store/order-edits/{id}");

/**
 * Agree to an order edit
 *
 * If it costs more, its payment collection must be authorized.
 *
 * `POST /store/order-edits/{id}/complete`
 * @example
 * const { order_edit } = await storeCompleteOrderEdit(client, { id });
 */
export const storeCompleteOrderEdit: Operation<operations["storeCompleteOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/complete", "customers inventory-items orders payment-collections payments products reservations variants");

/**
 * Decline an order edit
 *
 * Only one that you were asked to agree to. The order stays as it is. Declining it again changes nothing.
 *
 * `POST /store/order-edits/{id}/decline`
 * @example
 * const { order_edit } = await storeDeclineOrderEdit(client, { id });
 */
export const storeDeclineOrderEdit: Operation<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/decline", "orders");

