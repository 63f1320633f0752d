// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/orders.ts";

/**
 * Archive an order
 *
 * The order must be completed. Only its status changes. Completing the order again removes it from the archive.
 *
 * `POST /admin/orders/{id}/archive`
 * @example
 * const { order } = await adminArchiveOrder(client, { id });
 */
export const adminArchiveOrder: Operation<operations["adminArchiveOrder"]> = /*#__PURE__*/ changing(calls.adminArchiveOrder, "customers orders");

/**
 * Cancel a claim
 *
 * Cancel its fulfillments and its return first.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/cancel`
 * @example
 * const { order } = await adminCancelClaim(client, { id, claim_id });
 */
export const adminCancelClaim: Operation<operations["adminCancelClaim"]> = /*#__PURE__*/ changing(calls.adminCancelClaim, "inventory-items orders reservations returns variants");

/**
 * Cancel a fulfillment of a claim
 *
 * A shipped fulfillment can't be canceled. Afterward, you can cancel the claim. The stock doesn't change.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelClaimFulfillment(client, { id, claim_id, fulfillment_id });
 */
export const adminCancelClaimFulfillment: Operation<operations["adminCancelClaimFulfillment"]> = /*#__PURE__*/ changing(calls.adminCancelClaimFulfillment, "orders inventory-items reservations variants");

/**
 * Cancel a fulfillment of an order
 *
 * A shipped fulfillment can't be canceled. The items can be fulfilled again, and their stock returns
 * to its location.
 *
 * `POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelFulfillment(client, { id, fulfillment_id });
 */
export const adminCancelFulfillment: Operation<operations["adminCancelFulfillment"]> = /*#__PURE__*/ changing(calls.adminCancelFulfillment, "customers orders inventory-items reservations variants");

/**
 * Cancel an order
 *
 * Cancel its fulfillments, returns, swaps, and claims first. An order with a refund can't be canceled. A payment that isn't
 * captured is released, and the stock is available again.
 *
 * `POST /admin/orders/{id}/cancel`
 * @example
 * const { order } = await adminCancelOrder(client, { id });
 */
export const adminCancelOrder: Operation<operations["adminCancelOrder"]> = /*#__PURE__*/ changing(calls.adminCancelOrder, "customers inventory-items orders payments products reservations variants");

/**
 * Cancel a swap
 *
 * Cancel its fulfillments and its return first. A swap with a refund can't be canceled.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/cancel`
 * @example
 * const { order } = await adminCancelSwap(client, { id, swap_id });
 */
export const adminCancelSwap: Operation<operations["adminCancelSwap"]> = /*#__PURE__*/ changing(calls.adminCancelSwap, "orders swaps");

/**
 * Cancel a fulfillment of a swap
 *
 * A shipped fulfillment can't be canceled. Afterward, you can cancel the swap. The stock doesn't change.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelSwapFulfillment(client, { id, swap_id, fulfillment_id });
 */
export const adminCancelSwapFulfillment: Operation<operations["adminCancelSwapFulfillment"]> = /*#__PURE__*/ changing(calls.adminCancelSwapFulfillment, "orders swaps inventory-items reservations variants");

/**
 * Capture the payments of an order
 *
 * Captures all payments that are only authorized. If a provider fails, the response is 200 anyway, with the payment status
 * `requires_action`. Not for canceled orders.
 *
 * `POST /admin/orders/{id}/capture`
 * @example
 * const { order } = await adminCaptureOrder(client, { id });
 */
export const adminCaptureOrder: Operation<operations["adminCaptureOrder"]> = /*#__PURE__*/ changing(calls.adminCaptureOrder, "customers orders payments");

/**
 * Mark an order as completed
 *
 * Changes only the status and doesn't check payment or shipping. A canceled order can't be completed.
 *
 * `POST /admin/orders/{id}/complete`
 * @example
 * const { order } = await adminCompleteOrder(client, { id });
 */
export const adminCompleteOrder: Operation<operations["adminCompleteOrder"]> = /*#__PURE__*/ changing(calls.adminCompleteOrder, "customers orders");

/**
 * Create a claim
 *
 * A claim of the type refund refunds immediately. A replacement has additional items, which are fulfilled and shipped like
 * those of an order.
 *
 * `POST /admin/orders/{id}/claims`
 * @example
 * const { order } = await adminCreateClaim(client, { id, body });
 */
export const adminCreateClaim: Operation<operations["adminCreateClaim"]> = /*#__PURE__*/ changing(calls.adminCreateClaim, "customers inventory-items orders payments products reservations returns variants");

/**
 * Fulfill items of an order
 *
 * With a location, the stock is reduced and reservations are used up. Without a location, the stock doesn't change.
 *
 * `POST /admin/orders/{id}/fulfillment`
 * @example
 * const { order } = await adminCreateFulfillment(client, { id, body });
 */
export const adminCreateFulfillment: Operation<operations["adminCreateFulfillment"]> = /*#__PURE__*/ changing(calls.adminCreateFulfillment, "customers orders inventory-items reservations variants");

/**
 * Mark a fulfillment of an order as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled order or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/shipment`
 * @example
 * const { order } = await adminCreateShipment(client, { id, body: { fulfillment_id: "ful_01KM2WKET0YB4NN80Y9T846148" } });
 */
export const adminCreateShipment: Operation<operations["adminCreateShipment"]> = /*#__PURE__*/ changing(calls.adminCreateShipment, "customers orders");

/**
 * Create a swap
 *
 * The customer pays the difference by completing the swap's cart. The cart includes the returned items with a negative amount.
 *
 * `POST /admin/orders/{id}/swaps`
 * @example
 * const { order } = await adminCreateSwap(client, { id, body });
 */
export const adminCreateSwap: Operation<operations["adminCreateSwap"]> = /*#__PURE__*/ changing(calls.adminCreateSwap, "carts orders returns swaps");

/**
 * Mark a fulfillment of a swap as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled swap or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/shipments`
 * @example
 * const { order } = await adminCreateSwapShipment(client, { id, swap_id, body: { fulfillment_id: "ful_01KMSY5R80EDRXTTE507P9TK7V" } });
 */
export const adminCreateSwapShipment: Operation<operations["adminCreateSwapShipment"]> = /*#__PURE__*/ changing(calls.adminCreateSwapShipment, "orders swaps");

/**
 * Fulfill a claim
 *
 * Fulfills the replacement items.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments`
 * @example
 * const { order } = await adminFulfillClaim(client, { id, claim_id });
 */
export const adminFulfillClaim: Operation<operations["adminFulfillClaim"]> = /*#__PURE__*/ changing(calls.adminFulfillClaim, "orders inventory-items reservations variants");

/**
 * Fulfill a swap
 *
 * Fulfills the items that the customer gets.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments`
 * @example
 * const { order } = await adminFulfillSwap(client, { id, swap_id });
 */
export const adminFulfillSwap: Operation<operations["adminFulfillSwap"]> = /*#__PURE__*/ changing(calls.adminFulfillSwap, "orders swaps inventory-items reservations variants");

/**
 * Process the difference of a swap
 *
 * Captures the amount that the customer has to pay, or refunds the difference.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/process-payment`
 * @example
 * const { order } = await adminProcessSwapPayment(client, { id, swap_id });
 */
export const adminProcessSwapPayment: Operation<operations["adminProcessSwapPayment"]> = /*#__PURE__*/ changing(calls.adminProcessSwapPayment, "customers orders payments swaps");

/**
 * Refund an order
 *
 * Refunds up to `refundable_amount` of the captured amount, from one payment after another. A refunded order can't be
 * canceled. Items are neither returned nor restocked.
 *
 * `POST /admin/orders/{id}/refund`
 * @example
 * const { order } = await adminRefundOrder(client, { id, body: { amount: 200, reason: "other" } });
 */
export const adminRefundOrder: Operation<operations["adminRefundOrder"]> = /*#__PURE__*/ changing(calls.adminRefundOrder, "customers orders payments");

/**
 * Request a return
 *
 * With `receive_now`, the items are received and refunded immediately. This needs a location if the server manages the stock.
 *
 * `POST /admin/orders/{id}/return`
 * @example
 * const { order } = await adminRequestReturn(client, { id, body });
 */
export const adminRequestReturn: Operation<operations["adminRequestReturn"]> = /*#__PURE__*/ changing(calls.adminRequestReturn, "customers inventory-items orders payments products returns variants");

/**
 * Reserve stock for an item of an order
 *
 * This call can't succeed: the server rejects the location that the call needs. Without a location, it returns 404, or
 * 500 for a variant whose stock the server doesn't manage. Use /admin/reservations.
 *
 * `POST /admin/orders/{id}/line-items/{line_item_id}/reserve`
 * @example
 * const { reservation } = await adminReserveOrderLineItem(client, { id, line_item_id });
 */
export const adminReserveOrderLineItem: Operation<operations["adminReserveOrderLineItem"]> = /*#__PURE__*/ changing(calls.adminReserveOrderLineItem, "inventory-items orders products reservations variants");

/**
 * Update an order
 *
 * Items can be changed only while nothing is paid or fulfilled.
 *
 * `POST /admin/orders/{id}`
 * @example
 * const { order } = await adminUpdateOrder(client, { id });
 */
export const adminUpdateOrder: Operation<operations["adminUpdateOrder"]> = /*#__PURE__*/ changing(calls.adminUpdateOrder, "customers orders");

/**
 * Move requested orders to an account
 *
 * The token is valid for 15 minutes. The server responds with 500 to an invalid token.
 *
 * `POST /store/orders/customer/confirm`
 * @example
 * await storeConfirmOrderAccess(client, { body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJvcmRlcnMiOltdfQ.c2lnbmF0dXJl" } });
 */
export const storeConfirmOrderAccess: Operation<operations["storeConfirmOrderAccess"]> = /*#__PURE__*/ changing(calls.storeConfirmOrderAccess, "customers orders");

/**
 * Request to move orders to your account
 *
 * Use this call for orders that were placed without signing in. Their email address receives a link with a token to
 * confirm.
 *
 * `POST /store/orders/batch/customer/token`
 * @example
 * await storeRequestOrderAccess(client, { body: { order_ids: ["order_01KM0ZC7G0EMAEDKYBXQC4XDYA"] } });
 */
export const storeRequestOrderAccess: Operation<operations["storeRequestOrderAccess"]> = /*#__PURE__*/ changing(calls.storeRequestOrderAccess, "");
