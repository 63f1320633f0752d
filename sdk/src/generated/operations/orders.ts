

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List orders
 *
 * `q` searches order numbers, email addresses, names, and phone numbers. Lists have no totals unless `fields` requests them.
 * An `expand` without `items` reduces items to `refundable`.
 *
 * `GET /admin/orders`
 * @example
 * const { orders } = await adminListOrders(client, { query: { limit: 20 } });
 */
export const adminListOrders: Operation<operations["adminListOrders"]> = /*#__PURE__*/ operation("GET", "/admin/orders", "", "-id");

/**
 * Retrieve an order
 *
 * `expand` with `returnable_items` adds the items that can still be returned.
 *
 * `GET /admin/orders/{id}`
 * @example
 * const { order } = await adminRetrieveOrder(client, { id });
 */
export const adminRetrieveOrder: Operation<operations["adminRetrieveOrder"]> = /*#__PURE__*/ operation("GET", "/admin/orders/{id}");


export const adminUpdateOrder: Operation<operations["adminUpdateOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}");


export const adminArchiveOrder: Operation<operations["adminArchiveOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/archive");


export const adminCancelOrder: Operation<operations["adminCancelOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/cancel");


export const adminCaptureOrder: Operation<operations["adminCaptureOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/capture");


export const adminCreateClaim: Operation<operations["adminCreateClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims");

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


export const adminCancelClaim: Operation<operations["adminCancelClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/cancel");


export const adminFulfillClaim: Operation<operations["adminFulfillClaim"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/fulfillments");


export const adminCancelClaimFulfillment: Operation<operations["adminCancelClaimFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel");

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


export const adminCompleteOrder: Operation<operations["adminCompleteOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/complete");


export const adminCreateFulfillment: Operation<operations["adminCreateFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/fulfillment");


export const adminCancelFulfillment: Operation<operations["adminCancelFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel");


export const adminReserveOrderLineItem: Operation<operations["adminReserveOrderLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/line-items/{line_item_id}/reserve");


export const adminRefundOrder: Operation<operations["adminRefundOrder"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/refund");

/**
 * List the reservations of an order
 *
 * Fulfilling an item uses up its reservation.
 *
 * `GET /admin/orders/{id}/reservations`
 * @example
 * const { reservations } = await adminListOrderReservations(client, { id, query: { limit: 20 } });
 */
export const adminListOrderReservations: Operation<operations["adminListOrderReservations"]> = /*#__PURE__*/ operation("GET", "/admin/orders/{id}/reservations", "reservations", "-id");


export const adminRequestReturn: Operation<operations["adminRequestReturn"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/return");


export const adminCreateShipment: Operation<operations["adminCreateShipment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/shipment");

/**
 * Add a shipping method to an order
 *
 * Replaces a method of the same shipping profile. Returns 404 if that method was taxed.
 *
 * `POST /admin/orders/{id}/shipping-methods`
 * @example
 * const { order } = await adminAddShippingMethod(client, { id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J", price: 490 } });
 */
export const adminAddShippingMethod: Operation<operations["adminAddShippingMethod"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/shipping-methods");


export const adminCreateSwap: Operation<operations["adminCreateSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps");


export const adminCancelSwap: Operation<operations["adminCancelSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/cancel");


export const adminFulfillSwap: Operation<operations["adminFulfillSwap"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/fulfillments");


export const adminCancelSwapFulfillment: Operation<operations["adminCancelSwapFulfillment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel");


export const adminProcessSwapPayment: Operation<operations["adminProcessSwapPayment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/process-payment");


export const adminCreateSwapShipment: Operation<operations["adminCreateSwapShipment"]> = /*#__PURE__*/ operation("POST", "/admin/orders/{id}/swaps/{swap_id}/shipments");

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


export const storeRequestOrderAccess: Operation<operations["storeRequestOrderAccess"]> = /*#__PURE__*/ operation("POST", "/store/orders/batch/customer/token");

/**
 * Retrieve the order of a cart
 *
 * Always includes totals. If `fields` contains one of them, the server responds with 500.
 *
 * `GET /store/orders/cart/{cart_id}`
 * @example
 * const { order } = await storeRetrieveOrderByCart(client, { cart_id });
 */
export const storeRetrieveOrderByCart: Operation<operations["storeRetrieveOrderByCart"]> = /*#__PURE__*/ operation("GET", "/store/orders/cart/{cart_id}");


export const storeConfirmOrderAccess: Operation<operations["storeConfirmOrderAccess"]> = /*#__PURE__*/ operation("POST", "/store/orders/customer/confirm");

/**
 * Retrieve an order
 *
 * Anyone with the id can read it.
 *
 * `GET /store/orders/{id}`
 * @example
 * const { order } = await storeRetrieveOrder(client, { id });
 */
export const storeRetrieveOrder: Operation<operations["storeRetrieveOrder"]> = /*#__PURE__*/ operation("GET", "/store/orders/{id}");

