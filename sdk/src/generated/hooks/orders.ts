// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddShippingMethod, adminArchiveOrder, adminCancelClaim, adminCancelClaimFulfillment, adminCancelFulfillment, adminCancelOrder, adminCancelSwap, adminCancelSwapFulfillment, adminCaptureOrder, adminCompleteOrder, adminCreateClaim, adminCreateClaimShipment, adminCreateFulfillment, adminCreateShipment, adminCreateSwap, adminCreateSwapShipment, adminFulfillClaim, adminFulfillSwap, adminListOrderReservations, adminListOrders, adminProcessSwapPayment, adminRefundOrder, adminRequestReturn, adminReserveOrderLineItem, adminRetrieveOrder, adminUpdateClaim, adminUpdateOrder, storeConfirmOrderAccess, storeRequestOrderAccess, storeRetrieveOrder, storeRetrieveOrderByCart, storeRetrieveOrderByDisplayId } from "../operations/orders.ts";

/**
 * Add a shipping method to an order
 *
 * Replaces the order's method for the same shipping profile. Returns 404 if that method was taxed.
 *
 * `POST /admin/orders/{id}/shipping-methods`
 * @example
 * const { mutate } = useAdminAddShippingMethod();
 * mutate({ id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J", price: 490 } });
 */
export const useAdminAddShippingMethod: MutationHook<operations["adminAddShippingMethod"]> = /*#__PURE__*/ mutationHook(adminAddShippingMethod);

/**
 * Archive an order
 *
 * The order must be completed. Only its status changes. Completing the order again removes it from the archive.
 *
 * `POST /admin/orders/{id}/archive`
 * @example
 * const { mutate } = useAdminArchiveOrder();
 * mutate({ id });
 */
export const useAdminArchiveOrder: MutationHook<operations["adminArchiveOrder"]> = /*#__PURE__*/ mutationHook(adminArchiveOrder);

/**
 * Cancel a claim
 *
 * Cancel the claim's fulfillments and return first.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/cancel`
 * @example
 * const { mutate } = useAdminCancelClaim();
 * mutate({ id, claim_id });
 */
export const useAdminCancelClaim: MutationHook<operations["adminCancelClaim"]> = /*#__PURE__*/ mutationHook(adminCancelClaim);

/**
 * Cancel a fulfillment of a claim
 *
 * A shipped fulfillment can't be canceled. The stock doesn't change. A claim can be canceled once its fulfillments are
 * canceled.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { mutate } = useAdminCancelClaimFulfillment();
 * mutate({ id, claim_id, fulfillment_id });
 */
export const useAdminCancelClaimFulfillment: MutationHook<operations["adminCancelClaimFulfillment"]> = /*#__PURE__*/ mutationHook(adminCancelClaimFulfillment);

/**
 * Cancel a fulfillment of an order
 *
 * A shipped fulfillment can't be canceled. After the cancellation, the items can be fulfilled again, and the stock returns to
 * its location.
 *
 * `POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { mutate } = useAdminCancelFulfillment();
 * mutate({ id, fulfillment_id });
 */
export const useAdminCancelFulfillment: MutationHook<operations["adminCancelFulfillment"]> = /*#__PURE__*/ mutationHook(adminCancelFulfillment);

/**
 * Cancel an order
 *
 * Cancel the order's fulfillments, returns, swaps, and claims first. An order with a refund can't be canceled. A payment that
 * isn't captured is released, and the stock is available again.
 *
 * `POST /admin/orders/{id}/cancel`
 * @example
 * const { mutate } = useAdminCancelOrder();
 * mutate({ id });
 */
export const useAdminCancelOrder: MutationHook<operations["adminCancelOrder"]> = /*#__PURE__*/ mutationHook(adminCancelOrder);

/**
 * Cancel a swap
 *
 * Cancel the swap's fulfillments and return first. A swap with a refund can't be canceled.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/cancel`
 * @example
 * const { mutate } = useAdminCancelSwap();
 * mutate({ id, swap_id });
 */
export const useAdminCancelSwap: MutationHook<operations["adminCancelSwap"]> = /*#__PURE__*/ mutationHook(adminCancelSwap);

/**
 * Cancel a fulfillment of a swap
 *
 * A shipped fulfillment can't be canceled. The stock doesn't change. A swap can be canceled once its fulfillments are
 * canceled.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel`
 * @example
 * const { mutate } = useAdminCancelSwapFulfillment();
 * mutate({ id, swap_id, fulfillment_id });
 */
export const useAdminCancelSwapFulfillment: MutationHook<operations["adminCancelSwapFulfillment"]> = /*#__PURE__*/ mutationHook(adminCancelSwapFulfillment);

/**
 * Capture the payments of an order
 *
 * Captures all payments that are authorized but not captured yet. If a provider fails, the response is 200 anyway, with the
 * payment status `requires_action`. The payments of a canceled order can't be captured.
 *
 * `POST /admin/orders/{id}/capture`
 * @example
 * const { mutate } = useAdminCapturePayment();
 * mutate({ id });
 */
export const useAdminCapturePayment: MutationHook<operations["adminCaptureOrder"]> = /*#__PURE__*/ mutationHook(adminCaptureOrder);

/**
 * Mark an order as completed
 *
 * Changes only the status and doesn't check payment or shipping. A canceled order can't be completed.
 *
 * `POST /admin/orders/{id}/complete`
 * @example
 * const { mutate } = useAdminCompleteOrder();
 * mutate({ id });
 */
export const useAdminCompleteOrder: MutationHook<operations["adminCompleteOrder"]> = /*#__PURE__*/ mutationHook(adminCompleteOrder);

/**
 * Create a claim
 *
 * A claim of type `refund` refunds the customer immediately. A claim of type `replace` has additional items, which are
 * fulfilled and shipped like the items of an order.
 *
 * `POST /admin/orders/{id}/claims`
 * @example
 * const { mutate } = useAdminCreateClaim();
 * mutate({ id, body });
 */
export const useAdminCreateClaim: MutationHook<operations["adminCreateClaim"]> = /*#__PURE__*/ mutationHook(adminCreateClaim);

/**
 * Mark a fulfillment of a claim as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled claim or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/shipments`
 * @example
 * const { mutate } = useAdminCreateClaimShipment();
 * mutate({ id, claim_id, body: { fulfillment_id: "ful_01KMZ6D1W04QWZ2CWFG6YW0CAP" } });
 */
export const useAdminCreateClaimShipment: MutationHook<operations["adminCreateClaimShipment"]> = /*#__PURE__*/ mutationHook(adminCreateClaimShipment);

/**
 * Fulfill items of an order
 *
 * With `location_id`, the call reduces the stock and uses up the items' reservations. Without it, the stock doesn't change.
 *
 * `POST /admin/orders/{id}/fulfillment`
 * @example
 * const { mutate } = useAdminCreateFulfillment();
 * mutate({ id, body });
 */
export const useAdminCreateFulfillment: MutationHook<operations["adminCreateFulfillment"]> = /*#__PURE__*/ mutationHook(adminCreateFulfillment);

/**
 * Mark a fulfillment of an order as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled order or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/shipment`
 * @example
 * const { mutate } = useAdminCreateShipment();
 * mutate({ id, body: { fulfillment_id: "ful_01KM2WKET0YB4NN80Y9T846148" } });
 */
export const useAdminCreateShipment: MutationHook<operations["adminCreateShipment"]> = /*#__PURE__*/ mutationHook(adminCreateShipment);

/**
 * Create a swap
 *
 * The customer pays the difference by completing the swap's cart. The cart includes the returned items with negative amounts.
 *
 * `POST /admin/orders/{id}/swaps`
 * @example
 * const { mutate } = useAdminCreateSwap();
 * mutate({ id, body });
 */
export const useAdminCreateSwap: MutationHook<operations["adminCreateSwap"]> = /*#__PURE__*/ mutationHook(adminCreateSwap);

/**
 * Mark a fulfillment of a swap as shipped
 *
 * A shipped fulfillment can't be canceled. A canceled swap or fulfillment can't be shipped.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/shipments`
 * @example
 * const { mutate } = useAdminCreateSwapShipment();
 * mutate({ id, swap_id, body: { fulfillment_id: "ful_01KMSY5R80EDRXTTE507P9TK7V" } });
 */
export const useAdminCreateSwapShipment: MutationHook<operations["adminCreateSwapShipment"]> = /*#__PURE__*/ mutationHook(adminCreateSwapShipment);

/**
 * Fulfill a claim
 *
 * Fulfills the replacement items.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}/fulfillments`
 * @example
 * const { mutate } = useAdminFulfillClaim();
 * mutate({ id, claim_id });
 */
export const useAdminFulfillClaim: MutationHook<operations["adminFulfillClaim"]> = /*#__PURE__*/ mutationHook(adminFulfillClaim);

/**
 * Fulfill a swap
 *
 * Fulfills the items that the customer gets.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments`
 * @example
 * const { mutate } = useAdminFulfillSwap();
 * mutate({ id, swap_id });
 */
export const useAdminFulfillSwap: MutationHook<operations["adminFulfillSwap"]> = /*#__PURE__*/ mutationHook(adminFulfillSwap);

/**
 * List the reservations of an order
 *
 * Fulfilling an item uses up its reservation.
 *
 * `GET /admin/orders/{id}/reservations`
 * @example
 * const { data } = useAdminOrderReservations({ id, query: { limit: 20 } });
 */
export const useAdminOrderReservations: QueryHook<operations["adminListOrderReservations"]> = /*#__PURE__*/ queryHook(adminListOrderReservations);

/**
 * List orders
 *
 * `q` searches order numbers, email addresses, names, and phone numbers. Lists have no totals unless `fields` requests them.
 * If `expand` doesn't contain `items`, the items have only `refundable` and the expanded relations.
 *
 * `GET /admin/orders`
 * @example
 * const { data } = useAdminOrders({ query: { limit: 20 } });
 */
export const useAdminOrders: QueryHook<operations["adminListOrders"]> = /*#__PURE__*/ queryHook(adminListOrders);

/**
 * Process the price difference of a swap
 *
 * Captures the amount that the customer has to pay, or refunds the difference.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/process-payment`
 * @example
 * const { mutate } = useAdminProcessSwapPayment();
 * mutate({ id, swap_id });
 */
export const useAdminProcessSwapPayment: MutationHook<operations["adminProcessSwapPayment"]> = /*#__PURE__*/ mutationHook(adminProcessSwapPayment);

/**
 * Refund an order
 *
 * Refunds up to `refundable_amount` of the captured amount, one payment after the other. A refunded order can't be canceled.
 * Items are neither returned nor restocked.
 *
 * `POST /admin/orders/{id}/refund`
 * @example
 * const { mutate } = useAdminRefundPayment();
 * mutate({ id, body: { amount: 200, reason: "other" } });
 */
export const useAdminRefundPayment: MutationHook<operations["adminRefundOrder"]> = /*#__PURE__*/ mutationHook(adminRefundOrder);

/**
 * Request a return
 *
 * With `receive_now`, the items are received and refunded immediately. In that case, the call requires a location if the
 * server manages the stock.
 *
 * `POST /admin/orders/{id}/return`
 * @example
 * const { mutate } = useAdminRequestReturn();
 * mutate({ id, body });
 */
export const useAdminRequestReturn: MutationHook<operations["adminRequestReturn"]> = /*#__PURE__*/ mutationHook(adminRequestReturn);

/**
 * Reserve stock for an item of an order
 *
 * This call can't succeed: the server rejects the location that the call needs. Without a location, the call returns 404, or
 * 500 for a variant whose stock the server doesn't manage. Use `/admin/reservations` instead.
 *
 * `POST /admin/orders/{id}/line-items/{line_item_id}/reserve`
 * @example
 * const { mutate } = useAdminReserveOrderLineItem();
 * mutate({ id, line_item_id });
 */
export const useAdminReserveOrderLineItem: MutationHook<operations["adminReserveOrderLineItem"]> = /*#__PURE__*/ mutationHook(adminReserveOrderLineItem);

/**
 * Retrieve an order
 *
 * To include the items that can still be returned, expand `returnable_items`.
 *
 * `GET /admin/orders/{id}`
 * @example
 * const { data } = useAdminOrder({ id });
 */
export const useAdminOrder: QueryHook<operations["adminRetrieveOrder"]> = /*#__PURE__*/ queryHook(adminRetrieveOrder);

/**
 * Update a claim
 *
 * Images and tags that you send replace the previous ones.
 *
 * `POST /admin/orders/{id}/claims/{claim_id}`
 * @example
 * const { mutate } = useAdminUpdateClaim();
 * mutate({ id, claim_id });
 */
export const useAdminUpdateClaim: MutationHook<operations["adminUpdateClaim"]> = /*#__PURE__*/ mutationHook(adminUpdateClaim);

/**
 * Update an order
 *
 * Items can be changed only while the order is `pending`, its payment is `awaiting`, and nothing is fulfilled.
 *
 * `POST /admin/orders/{id}`
 * @example
 * const { mutate } = useAdminUpdateOrder();
 * mutate({ id });
 */
export const useAdminUpdateOrder: MutationHook<operations["adminUpdateOrder"]> = /*#__PURE__*/ mutationHook(adminUpdateOrder);

/**
 * Move requested orders to an account
 *
 * The token is valid for 15 minutes. The server returns 500 if the token has expired or has a wrong signature.
 *
 * `POST /store/orders/customer/confirm`
 * @example
 * const { mutate } = useGrantOrderAccess();
 * mutate({ body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJvcmRlcnMiOltdfQ.c2lnbmF0dXJl" } });
 */
export const useGrantOrderAccess: MutationHook<operations["storeConfirmOrderAccess"]> = /*#__PURE__*/ mutationHook(storeConfirmOrderAccess);

/**
 * Request to move orders to your account
 *
 * Use this call for orders that were placed without signing in. The orders' email address receives a link with a token, which
 * confirms the request.
 *
 * `POST /store/orders/batch/customer/token`
 * @example
 * const { mutate } = useRequestOrderAccess();
 * mutate({ body: { order_ids: ["order_01KM0ZC7G0EMAEDKYBXQC4XDYA"] } });
 */
export const useRequestOrderAccess: MutationHook<operations["storeRequestOrderAccess"]> = /*#__PURE__*/ mutationHook(storeRequestOrderAccess);

/**
 * Retrieve an order
 *
 * Anyone with the id can read the order.
 *
 * `GET /store/orders/{id}`
 * @example
 * const { data } = useOrder({ id });
 */
export const useOrder: QueryHook<operations["storeRetrieveOrder"]> = /*#__PURE__*/ queryHook(storeRetrieveOrder);

/**
 * Retrieve the order of a cart
 *
 * The response always includes totals. If `fields` contains a total, the server returns 500.
 *
 * `GET /store/orders/cart/{cart_id}`
 * @example
 * const { data } = useCartOrder({ cart_id });
 */
export const useCartOrder: QueryHook<operations["storeRetrieveOrderByCart"]> = /*#__PURE__*/ queryHook(storeRetrieveOrderByCart);

/**
 * Look up an order by its number
 *
 * The email address must match the order's. If no order or more than one matches, the response is 404 with the text `Not
 * Found`.
 *
 * `GET /store/orders`
 * @example
 * const { data } = useOrders({ query: { display_id: 1041, email: "ines.carvalho@example.com" } });
 */
export const useOrders: QueryHook<operations["storeRetrieveOrderByDisplayId"]> = /*#__PURE__*/ queryHook(storeRetrieveOrderByDisplayId);
