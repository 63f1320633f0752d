// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/order-edits.ts";

/**
 * Cancel an order edit
 *
 * Neither a confirmed nor a declined one can be canceled. The order stays as it is, and another edit can begin.
 *
 * `POST /admin/order-edits/{id}/cancel`
 * @example
 * const { order_edit } = await adminCancelOrderEdit(client, { id });
 */
export const adminCancelOrderEdit: Operation<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ changing(calls.adminCancelOrderEdit, "order-edits orders payment-collections");

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
export const adminConfirmOrderEdit: Operation<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ changing(calls.adminConfirmOrderEdit, "customers inventory-items order-edits orders payment-collections payments products reservations variants");

/**
 * Start to edit an order
 *
 * An order has one edit at most that is not confirmed, declined or canceled.
 *
 * `POST /admin/order-edits`
 * @example
 * const { order_edit } = await adminCreateOrderEdit(client, { body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
 */
export const adminCreateOrderEdit: Operation<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ changing(calls.adminCreateOrderEdit, "order-edits orders");

/**
 * Delete an order edit
 *
 * Only one that was not requested yet. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/order-edits/{id}`
 * @example
 * const { deleted } = await adminDeleteOrderEdit(client, { id });
 */
export const adminDeleteOrderEdit: Operation<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ changing(calls.adminDeleteOrderEdit, "order-edits orders");

/**
 * Ask the customer to agree to an order edit
 *
 * If it costs more, a payment collection is made that the customer pays first.
 *
 * `POST /admin/order-edits/{id}/request`
 * @example
 * const { order_edit } = await adminRequestOrderEditConfirmation(client, { id });
 */
export const adminRequestOrderEditConfirmation: Operation<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ changing(calls.adminRequestOrderEditConfirmation, "order-edits orders payment-collections");

/**
 * Agree to an order edit
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
 * Only one that you were asked to agree to. The order stays as it is. Declining it again changes nothing.
 *
 * `POST /store/order-edits/{id}/decline`
 * @example
 * const { order_edit } = await storeDeclineOrderEdit(client, { id });
 */
export const storeDeclineOrderEdit: Operation<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ changing(calls.storeDeclineOrderEdit, "order-edits orders");
