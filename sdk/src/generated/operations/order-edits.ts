

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
export const adminListOrderEdits: Operation<operations["adminListOrderEdits"]> = /*#__PURE__*/ operation("GET", "/admin/order-edits", { order: "-id" });

/**
 * Create an order edit
 *
 * An order can have at most one edit that isn't confirmed, declined, or canceled.
 *
 * `POST /admin/order-edits`
 * @example
 * const { order_edit } = await adminCreateOrderEdit(client, { body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
 */
export const adminCreateOrderEdit: Operation<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits", { changes: "order-edits orders" });

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

/**
 * Delete an order edit
 *
 * Only an edit that hasn't been requested can be deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/order-edits/{id}`
 * @example
 * const { deleted } = await adminDeleteOrderEdit(client, { id });
 */
export const adminDeleteOrderEdit: Operation<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}", { changes: "order-edits orders" });

/**
 * Cancel an order edit
 *
 * A confirmed or declined edit can't be canceled. The order doesn't change, and you can then create a new edit.
 *
 * `POST /admin/order-edits/{id}/cancel`
 * @example
 * const { order_edit } = await adminCancelOrderEdit(client, { id });
 */
export const adminCancelOrderEdit: Operation<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/cancel", { changes: "order-edits orders payment-collections" });

/**
 * Undo a change in an order edit
 *
 * Restores the item as it is in the order. The edit must not be confirmed or canceled.
 *
 * `DELETE /admin/order-edits/{id}/changes/{change_id}`
 * @example
 * const { deleted } = await adminDeleteOrderEditItemChange(client, { id, change_id });
 */
export const adminDeleteOrderEditItemChange: Operation<operations["adminDeleteOrderEditItemChange"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/changes/{change_id}");

/**
 * Confirm an order edit
 *
 * Applies the changes to the order without asking the customer. Stock that was reserved for the previous items is released.
 *
 * `POST /admin/order-edits/{id}/confirm`
 * @example
 * const { order_edit } = await adminConfirmOrderEdit(client, { id });
 */
export const adminConfirmOrderEdit: Operation<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/confirm", { changes: "customers inventory-items order-edits orders payment-collections payments products reservations variants" });

/**
 * Add an item to an order edit
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
 * The edit must not be confirmed, declined, or canceled. The order changes when the edit is confirmed.
 *
 * `POST /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminUpdateOrderEditLineItem(client, { id, item_id, body: { quantity: 1 } });
 */
export const adminUpdateOrderEditLineItem: Operation<operations["adminUpdateOrderEditLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/items/{item_id}");

/**
 * Remove an item from an order edit
 *
 * The edit must not be confirmed, declined, or canceled. The order changes when the edit is confirmed.
 *
 * `DELETE /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { order_edit } = await adminRemoveOrderEditLineItem(client, { id, item_id });
 */
export const adminRemoveOrderEditLineItem: Operation<operations["adminRemoveOrderEditLineItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/order-edits/{id}/items/{item_id}");

/**
 * Request the customer's confirmation of an order edit
 *
 * If the customer has to pay more, creates a payment collection for the difference.
 *
 * `POST /admin/order-edits/{id}/request`
 * @example
 * const { order_edit } = await adminRequestOrderEditConfirmation(client, { id });
 */
export const adminRequestOrderEditConfirmation: Operation<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ operation("POST", "/admin/order-edits/{id}/request", { changes: "order-edits orders payment-collections" });

/**
 * Retrieve an order edit
 *
 * Anyone with the id can read the order edit. The response doesn't include operators' notes.
 *
 * `GET /store/order-edits/{id}`
 * @example
 * const { order_edit } = await storeRetrieveOrderEdit(client, { id });
 */
export const storeRetrieveOrderEdit: Operation<operations["storeRetrieveOrderEdit"]> = /*#__PURE__*/ operation("GET", "/store/order-edits/{id}");

/**
 * Accept an order edit
 *
 * If the edit has a payment collection, the collection must be authorized first.
 *
 * `POST /store/order-edits/{id}/complete`
 * @example
 * const { order_edit } = await storeCompleteOrderEdit(client, { id });
 */
export const storeCompleteOrderEdit: Operation<operations["storeCompleteOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/complete", { changes: "customers inventory-items order-edits orders payment-collections payments products reservations variants" });

/**
 * Decline an order edit
 *
 * Only an edit that you were asked to confirm can be declined. The order doesn't change. Declining the edit again has no
 * effect.
 *
 * `POST /store/order-edits/{id}/decline`
 * @example
 * const { order_edit } = await storeDeclineOrderEdit(client, { id });
 */
export const storeDeclineOrderEdit: Operation<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ operation("POST", "/store/order-edits/{id}/decline", { changes: "order-edits orders" });

