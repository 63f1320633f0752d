// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/order-edits.ts";

/**
 * Cancel an order edit
 *
 * A confirmed or declined edit can't be canceled. The order doesn't change, and you can create another edit.
 *
 * `POST /admin/order-edits/{id}/cancel`
 * @example
 * const { order_edit } = await adminCancelOrderEdit(client, { id });
 */
export const adminCancelOrderEdit: Operation<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ changing(calls.adminCancelOrderEdit, "order-edits orders payment-collections");

/**
 * Confirm an order edit
 *
 * The changes apply to the order, without asking the customer. Stock that was reserved for the previous items is released.
 *
 * `POST /admin/order-edits/{id}/confirm`
 * @example
 * const { order_edit } = await adminConfirmOrderEdit(client, { id });
 */
export const adminConfirmOrderEdit: Operation<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ changing(calls.adminConfirmOrderEdit, "customers inventory-items order-edits orders payment-collections payments products reservations variants");

/**
 * Create an order edit
 *
 * An order has at most one edit that isn't confirmed, declined, or canceled.
 *
 * `POST /admin/order-edits`
 * @example
 * const { order_edit } = await adminCreateOrderEdit(client, { body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
 */
export const adminCreateOrderEdit: Operation<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ changing(calls.adminCreateOrderEdit, "order-edits orders");

/**
 * Delete an order edit
 *
 * Only for an edit that hasn't been requested. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/order-edits/{id}`
 * @example
 * const { deleted } = await adminDeleteOrderEdit(client, { id });
 */
export const adminDeleteOrderEdit: Operation<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ changing(calls.adminDeleteOrderEdit, "order-edits orders");

/**
 * Request the customer's confirmation of an order edit
 *
 * If the edit costs more, creates a payment collection that the customer pays first.
 *
 * `POST /admin/order-edits/{id}/request`
 * @example
 * const { order_edit } = await adminRequestOrderEditConfirmation(client, { id });
 */
export const adminRequestOrderEditConfirmation: Operation<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ changing(calls.adminRequestOrderEditConfirmation, "order-edits orders payment-collections");

/**
 * Accept an order edit
 *
 * If it costs more, its payment collection must be authorized.
 *
 * `POST /store/order-edits/{id}/complete`
 * @example
 * const { order_edit } = await storeCompleteOrderEdit(client, { id });
 */
export const storeCompleteOrderEdit: Operation<operations["storeCompleteOrderEdit"]> = /*#__PURE__*/ changing(calls.storeCompleteOrderEdit, "customers inventory-items order-edits orders payment-collections payments products reservations variants");

/**
 * Decline an order edit
 *
 * Only for an edit that you were asked to confirm. The order doesn't change. Declining it again has no effect.
 *
 * `POST /store/order-edits/{id}/decline`
 * @example
 * const { order_edit } = await storeDeclineOrderEdit(client, { id });
 */
export const storeDeclineOrderEdit: Operation<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ changing(calls.storeDeclineOrderEdit, "order-edits orders");
