

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List orders
 *
 * `q` searches order numbers, email addresses, names, and phone numbers. Lists have no totals unless `fields` requests them.
 * If `expand` doesn't contain `items`, the items have only `refundable` and the expanded relations.
 *
 * `GET /admin/orders`
 * @example
 * const { orders } = await adminListOrders(client, { query: { limit: 20 } });
 */
export const adminListOrders: Operation<operations["adminListOrders"]> = /*#__PURE__*/ operation("GET", "/admin/orders", { order: "-id" });

/**
 * Retrieve an order
 *
 * To include the items that can still be returned, expand `returnable_items`.
 *
 * `GET /admin/orders/{id}`
 * @example
 * const { order } = await adminRetrieveOrder(client, { id });
 */
export const adminRetrieveOrder: Operation<operations["adminRetrieveOrder"]> = /*#__PURE__*/ operation("GET", "/admin/orders/{id}");

/**
 * Update an order
 *
 * Items can be changed only while the order is `pending`, its payment is `awaiting`, and nothing is fulfilled.
 *
 * `POST /admin/orders/{id}`
 * @example
 * const { order } = await adminUpdateOrder(client, { id });
 */
export const adminUpdateOrder: Operation<operations["adminUpdateOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}", { changes: "customers orders" });

/**
 * Archive an order
 *
 * The order must be completed. Only its status changes. Completing the order again removes it from the archive.
 *
 * `POST /admin/orders/{id}/archive`
 * @example
 * const { order } = await adminArchiveOrder(client, { id });
 */
export const adminArchiveOrder: Operation<operations["adminArchiveOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/archive", { changes: "customers orders" });

/**
 * Cancel an order
 *
 * Cancel the order's fulfillments, returns, swaps, and claims first. An order with a refund can't be canceled. A payment that
 * isn't captured is released, and the stock is available again.
 *
 * `POST /admin/orders/{id}/cancel`
 * @example
 * const { order } = await adminCancelOrder(client, { id });
 */
export const adminCancelOrder: Operation<operations["adminCancelOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/cancel", { changes: "customers inventory-items orders payments products reservations variants" });

/**
 * Capture the payments of an order
 *
 * Captures all payments that are authorized but not captured yet. If a provider fails, the response is 200 anyway, with the
 * payment status `requires_action`. The payments of a canceled order can't be captured.
 *
 * `POST /admin/orders/{id}/capture`
 * @example
 * const { order } = await adminCaptureOrder(client, { id });
 */
export const adminCaptureOrder: Operation<operations["adminCaptureOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/capture", { changes: "customers orders payments" });

/**
 * Create a claim
 *
 * A claim of type `refund` refunds the customer immediately. A claim of type `replace` has additional items, which are
 * fulfilled and shipped like the items of an order.
 *
 * `POST /admin/orders/{id}/claims`
 * @example
 * const { order } = await adminCreateClaim(client, { id, body });
 */
export const adminCreateClaim: Operation<operations["adminCreateClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims", { changes: "customers inventory-items orders payments products reservations returns variants", keyed: true });

/**
 * Update a claim
 *
 * Images and tags that you send replace the previous ones.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}`
 * @example
 * const { order } = await adminUpdateClaim(client, { id, claim_id });
 */
export const adminUpdateClaim: Operation<operations["adminUpdateClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}");

/**
 * Cancel a claim
 *
 * Cancel the claim's fulfillments and return first.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/cancel`
 * @example
 * const { order } = await adminCancelClaim(client, { id, claim_id });
 */
export const adminCancelClaim: Operation<operations["adminCancelClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/cancel", { changes: "inventory-items orders reservations returns variants" });

/**
 * Fulfill a claim
 *
 * Fulfills the replacement items.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments`
 * @example
 * const { order } = await adminFulfillClaim(client, { id, claim_id });
 */
export const adminFulfillClaim: Operation<operations["adminFulfillClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/fulfillments", { changes: "orders inventory-items reservations variants" });

/**
 * Cancel a fulfillment of a claim
 *
 * A shipped fulfillment can't be canceled. The stock doesn't change. A claim can be canceled once its fulfillments are
 * canceled.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelClaimFulfillment(client, { id, claim_id, fulfillment_id });
 */
export const adminCancelClaimFulfillment: Operation<operations["adminCancelClaimFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel", { changes: "orders inventory-items reservations variants" });

/**
 * Mark a fulfillment of a claim as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled claim or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/shipments`
 * @example
 * const { order } = await adminCreateClaimShipment(client, { id, claim_id, body: { fulfillment_id: "ful_01KMZ6D1W04QWZ2CWFG6YW0CAP" } });
 */
export const adminCreateClaimShipment: Operation<operations["adminCreateClaimShipment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/shipments");

/**
 * Mark an order as completed
 *
 * Changes only the status and doesn't check payment or shipping. A canceled order can't be completed.
 *
 * `POST /admin/orders/{id}/complete`
 * @example
 * const { order } = await adminCompleteOrder(client, { id });
 */
export const adminCompleteOrder: Operation<operations["adminCompleteOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/complete", { changes: "customers orders" });

/**
 * Fulfill items of an order
 *
 * With `location_id`, the call reduces the stock and uses up the items' reservations. Without it, the stock doesn't change.
 *
 * `POST /admin/orders/{id}/fulfillment`
 * @example
 * const { order } = await adminCreateFulfillment(client, { id, body });
 */
export const adminCreateFulfillment: Operation<operations["adminCreateFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/fulfillment", { changes: "customers orders inventory-items reservations variants" });

/**
 * Cancel a fulfillment of an order
 *
 * A shipped fulfillment can't be canceled. After the cancellation, the items can be fulfilled again, and the stock returns to
 * its location.
 *
 * `POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelFulfillment(client, { id, fulfillment_id });
 */
export const adminCancelFulfillment: Operation<operations["adminCancelFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel", { changes: "customers orders inventory-items reservations variants" });

/**
 * Reserve stock for an item of an order
 *
 * This call can't succeed: the server rejects the location that the call needs. Without a location, the call returns 404, or
 * 500 for a variant whose stock the server doesn't manage. Use `/admin/reservations` instead.
 *
 * `POST /admin/orders/{id}/line-items/{line_item_id}/reserve`
 * @example
 * const { reservation } = await adminReserveOrderLineItem(client, { id, line_item_id });
 */
export const adminReserveOrderLineItem: Operation<operations["adminReserveOrderLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/line-items/{line_item_id}/reserve", { changes: "inventory-items orders products reservations variants", record: "reservation" });

/**
 * Refund an order
 *
 * Refunds up to `refundable_amount` of the captured amount, one payment after the other. A refunded order can't be canceled.
 * Items are neither returned nor restocked.
 *
 * `POST /admin/orders/{id}/refund`
 * @example
 * const { order } = await adminRefundOrder(client, { id, body: { amount: 200, reason: "other" } });
 */
export const adminRefundOrder: Operation<operations["adminRefundOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/refund", { changes: "customers orders payments" });

/**
 * List the reservations of an order
 *
 * Fulfilling an item uses up its reservation.
 *
 * `GET /admin/orders/{id}/reservations`
 * @example
 * const { reservations } = await adminListOrderReservations(client, { id, query: { limit: 20 } });
 */
export const adminListOrderReservations: Operation<operations["adminListOrderReservations"]> = /*#__PURE__*/ operation("GET", "/admin/orders/{id}/reservations", { items: "reservations", order: "-id" });

/**
 * Request a return
 *
 * With `receive_now`, the items are received and refunded immediately. In that case, the call requires a location if the
 * server manages the stock.
 *
 * `POST /admin/orders/{id}/return`
 * @example
 * const { order } = await adminRequestReturn(client, { id, body });
 */
export const adminRequestReturn: Operation<operations["adminRequestReturn"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/return", { changes: "customers inventory-items orders payments products returns variants", keyed: true });

/**
 * Mark a fulfillment of an order as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled order or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/shipment`
 * @example
 * const { order } = await adminCreateShipment(client, { id, body: { fulfillment_id: "ful_01KM2WKET0YB4NN80Y9T846148" } });
 */
export const adminCreateShipment: Operation<operations["adminCreateShipment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/shipment", { changes: "customers orders" });

/**
 * Add a shipping method to an order
 *
 * Replaces the order's method for the same shipping profile. Returns 404 if that method was taxed.
 *
 * `POST /admin/orders/{id}/shipping-methods`
 * @example
 * const { order } = await adminAddShippingMethod(client, { id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J", price: 490 } });
 */
export const adminAddShippingMethod: Operation<operations["adminAddShippingMethod"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/shipping-methods");

/**
 * Create a swap
 *
 * The customer pays the difference by completing the swap's cart. The cart includes the returned items with negative amounts.
 *
 * `POST /admin/orders/{id}/swaps`
 * @example
 * const { order } = await adminCreateSwap(client, { id, body });
 */
export const adminCreateSwap: Operation<operations["adminCreateSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps", { changes: "carts orders returns swaps", keyed: true });

/**
 * Cancel a swap
 *
 * Cancel the swap's fulfillments and return first. A swap with a refund can't be canceled.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/cancel`
 * @example
 * const { order } = await adminCancelSwap(client, { id, swap_id });
 */
export const adminCancelSwap: Operation<operations["adminCancelSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/cancel", { changes: "orders swaps" });

/**
 * Fulfill a swap
 *
 * Fulfills the items that the customer gets.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments`
 * @example
 * const { order } = await adminFulfillSwap(client, { id, swap_id });
 */
export const adminFulfillSwap: Operation<operations["adminFulfillSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/fulfillments", { changes: "orders swaps inventory-items reservations variants" });

/**
 * Cancel a fulfillment of a swap
 *
 * A shipped fulfillment can't be canceled. The stock doesn't change. A swap can be canceled once its fulfillments are
 * canceled.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { order } = await adminCancelSwapFulfillment(client, { id, swap_id, fulfillment_id });
 */
export const adminCancelSwapFulfillment: Operation<operations["adminCancelSwapFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel", { changes: "orders swaps inventory-items reservations variants" });

/**
 * Process the price difference of a swap
 *
 * Captures the amount that the customer has to pay, or refunds the difference.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/process-payment`
 * @example
 * const { order } = await adminProcessSwapPayment(client, { id, swap_id });
 */
export const adminProcessSwapPayment: Operation<operations["adminProcessSwapPayment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/process-payment", { changes: "customers orders payments swaps" });

/**
 * Mark a fulfillment of a swap as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled swap or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/shipments`
 * @example
 * const { order } = await adminCreateSwapShipment(client, { id, swap_id, body: { fulfillment_id: "ful_01KMSY5R80EDRXTTE507P9TK7V" } });
 */
export const adminCreateSwapShipment: Operation<operations["adminCreateSwapShipment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/shipments", { changes: "orders swaps" });

/**
 * Look up an order by its number
 *
 * The email address must match the order's. If no order or more than one matches, the response is 404 with the text `Not
 * Found`.
 *
 * `GET /store/orders`
 * @example
 * const { order } = await storeRetrieveOrderByDisplayId(client, { query: { display_id: 1041, email: "ines.carvalho@example.com" } });
 */
export const storeRetrieveOrderByDisplayId: Operation<operations["storeRetrieveOrderByDisplayId"]> = /*#__PURE__*/ operation("GET", "/store/orders");

/**
 * Request to move orders to your account
 *
 * Use this call for orders that were placed without signing in. The orders' email address receives a link with a token, which
 * confirms the request.
 *
 * `POST /store/orders/batch/customer/token`
 * @example
 * await storeRequestOrderAccess(client, { body: { order_ids: ["order_01KM0ZC7G0EMAEDKYBXQC4XDYA"] } });
 */
export const storeRequestOrderAccess: Operation<operations["storeRequestOrderAccess"]> = /*#__PURE__*/ operation("POST", "/store/orders/batch/customer/token", { changes: "", expects: "text" });

/**
 * Retrieve the order of a cart
 *
 * The response always includes totals. If `fields` contains a total, the server returns 500.
 *
 * `GET /store/orders/cart/{cart_id}`
 * @example
 * const { order } = await storeRetrieveOrderByCart(client, { cart_id });
 */
export const storeRetrieveOrderByCart: Operation<operations["storeRetrieveOrderByCart"]> = /*#__PURE__*/ operation("GET", "/store/orders/cart/{cart_id}");

/**
 * Move requested orders to an account
 *
 * The token is valid for 15 minutes. The server returns 500 if the token has expired or has a wrong signature.
 *
 * `POST /store/orders/customer/confirm`
 * @example
 * await storeConfirmOrderAccess(client, { body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJvcmRlcnMiOltdfQ.c2lnbmF0dXJl" } });
 */
export const storeConfirmOrderAccess: Operation<operations["storeConfirmOrderAccess"]> = /*#__PURE__*/ operation("POST", "/store/orders/customer/confirm", { changes: "customers orders", expects: "text" });

/**
 * Retrieve an order
 *
 * Anyone with the id can read the order.
 *
 * `GET /store/orders/{id}`
 * @example
 * const { order } = await storeRetrieveOrder(client, { id });
 */
export const storeRetrieveOrder: Operation<operations["storeRetrieveOrder"]> = /*#__PURE__*/ operation("GET", "/store/orders/{id}");

