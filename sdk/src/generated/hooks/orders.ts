// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddShippingMethod, adminCreateClaimShipment, adminListOrderReservations, adminListOrders, adminRetrieveOrder, adminUpdateClaim, storeRetrieveOrder, storeRetrieveOrderByCart, storeRetrieveOrderByDisplayId } from "../operations/orders.ts";
import { adminArchiveOrder, adminCancelClaim, adminCancelClaimFulfillment, adminCancelFulfillment, adminCancelOrder, adminCancelSwap, adminCancelSwapFulfillment, adminCaptureOrder, adminCompleteOrder, adminCreateClaim, adminCreateFulfillment, adminCreateShipment, adminCreateSwap, adminCreateSwapShipment, adminFulfillClaim, adminFulfillSwap, adminProcessSwapPayment, adminRefundOrder, adminRequestReturn, adminReserveOrderLineItem, adminUpdateOrder, storeConfirmOrderAccess, storeRequestOrderAccess } from "../writes/orders.ts";

/**
 * Add a way of shipping to an order
 *
 * Only for an order that has none for products of the same shipping profile: taking the place of one that was taxed
 * fails with 404.
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
 * It must be completed. Only its status changes, and completing it again takes it out of the archive.
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
 * Its fulfillments and its return must be canceled first.
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
 * What was shipped cannot be canceled. The claim can then be canceled, and the stock stays as it is.
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
 * What was shipped cannot be canceled. Its items can be packed again, and the stock goes up where they were
 * taken from.
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
 * Its fulfillments, returns, swaps and claims must be canceled first, and nothing may be paid back. A payment that is
 * not captured is released, and the stock is free again.
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
 * Its fulfillments and its return must be canceled first, and nothing may be paid back.
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
 * What was shipped cannot be canceled. The swap can then be canceled, and the stock stays as it is.
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
 * Takes all payments that are authorized only. If a provider fails, the answer is 200 all the same and the
 * payment status `requires_action`. Not for canceled orders.
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
 * Changes the status and nothing else: neither payment nor shipping is looked at. A canceled order cannot be
 * completed.
 *
 * `POST /admin/orders/{id}/complete`
 * @example
 * const { mutate } = useAdminCompleteOrder();
 * mutate({ id });
 */
export const useAdminCompleteOrder: MutationHook<operations["adminCompleteOrder"]> = /*#__PURE__*/ mutationHook(adminCompleteOrder);

/**
 * Register a claim
 *
 * A refund pays back at once. A replacement has additional items, which are fulfilled and shipped like those of an
 * order.
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
 * The fulfillment can then no longer be canceled. A canceled claim or fulfillment cannot be shipped.
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
 * Packs them. With a location the stock goes down and what was set aside is used up; without one the stock stays as it
 * is.
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
 * The fulfillment can then no longer be canceled. A canceled order or fulfillment cannot be shipped.
 *
 * `POST /admin/orders/{id}/shipment`
 * @example
 * const { mutate } = useAdminCreateShipment();
 * mutate({ id, body: { fulfillment_id: "ful_01KM2WKET0YB4NN80Y9T846148" } });
 */
export const useAdminCreateShipment: MutationHook<operations["adminCreateShipment"]> = /*#__PURE__*/ mutationHook(adminCreateShipment);

/**
 * Register a swap
 *
 * The customer pays the difference by completing the cart of the swap. The cart holds what comes back as items that
 * count as negative.
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
 * The fulfillment can then no longer be canceled. A canceled swap or fulfillment cannot be shipped.
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
 * Packs what is sent as a replacement.
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
 * Packs what the customer gets.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments`
 * @example
 * const { mutate } = useAdminFulfillSwap();
 * mutate({ id, swap_id });
 */
export const useAdminFulfillSwap: MutationHook<operations["adminFulfillSwap"]> = /*#__PURE__*/ mutationHook(adminFulfillSwap);

/**
 * List what is set aside for an order
 *
 * Packing an item uses its reservation up.
 *
 * `GET /admin/orders/{id}/reservations`
 * @example
 * const { data } = useAdminOrderReservations({ id, query: { limit: 20 } });
 */
export const useAdminOrderReservations: QueryHook<operations["adminListOrderReservations"]> = /*#__PURE__*/ queryHook(adminListOrderReservations);

/**
 * List orders
 *
 * `q` looks in order numbers, e-mail addresses, names and phone numbers. Lists have no totals unless `fields` asks for
 * them. An `expand` without `items` leaves items with only `refundable`.
 *
 * `GET /admin/orders`
 * @example
 * const { data } = useAdminOrders({ query: { limit: 20 } });
 */
export const useAdminOrders: QueryHook<operations["adminListOrders"]> = /*#__PURE__*/ queryHook(adminListOrders);

/**
 * Settle the difference of a swap
 *
 * Captures what the customer has to pay, or pays back what is left.
 *
 * `POST /admin/orders/{id}/swaps/{swap_id}/process-payment`
 * @example
 * const { mutate } = useAdminProcessSwapPayment();
 * mutate({ id, swap_id });
 */
export const useAdminProcessSwapPayment: MutationHook<operations["adminProcessSwapPayment"]> = /*#__PURE__*/ mutationHook(adminProcessSwapPayment);

/**
 * Pay money back to the customer
 *
 * Up to `refundable_amount`, of what was captured, taken from its payments in turn. The order can then no longer be canceled. Items
 * are neither returned nor restocked.
 *
 * `POST /admin/orders/{id}/refund`
 * @example
 * const { mutate } = useAdminRefundPayment();
 * mutate({ id, body: { amount: 200, reason: "other" } });
 */
export const useAdminRefundPayment: MutationHook<operations["adminRefundOrder"]> = /*#__PURE__*/ mutationHook(adminRefundOrder);

/**
 * Register a return
 *
 * With `receive_now` the items are received and refunded immediately; that needs a location if the server counts the
 * stock.
 *
 * `POST /admin/orders/{id}/return`
 * @example
 * const { mutate } = useAdminRequestReturn();
 * mutate({ id, body });
 */
export const useAdminRequestReturn: MutationHook<operations["adminRequestReturn"]> = /*#__PURE__*/ mutationHook(adminRequestReturn);

/**
 * Set stock aside for an item of an order
 *
 * This call cannot succeed: the server refuses the location that it needs, and answers 404 without it, or 500 for a
 * variant that it keeps no stock of. Use /admin/reservations.
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
 * `expand` with `returnable_items` adds what can still be returned.
 *
 * `GET /admin/orders/{id}`
 * @example
 * const { data } = useAdminOrder({ id });
 */
export const useAdminOrder: QueryHook<operations["adminRetrieveOrder"]> = /*#__PURE__*/ queryHook(adminRetrieveOrder);

/**
 * Update a claim
 *
 * Images and tags that are sent take the place of the ones before.
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
 * Items can be changed only as long as nothing is paid or packed.
 *
 * `POST /admin/orders/{id}`
 * @example
 * const { mutate } = useAdminUpdateOrder();
 * mutate({ id });
 */
export const useAdminUpdateOrder: MutationHook<operations["adminUpdateOrder"]> = /*#__PURE__*/ mutationHook(adminUpdateOrder);

/**
 * Move orders to the account that asked for them
 *
 * The token is valid for 15 minutes; a wrong one ends in 500.
 *
 * `POST /store/orders/customer/confirm`
 * @example
 * const { mutate } = useGrantOrderAccess();
 * mutate({ body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJvcmRlcnMiOltdfQ.c2lnbmF0dXJl" } });
 */
export const useGrantOrderAccess: MutationHook<operations["storeConfirmOrderAccess"]> = /*#__PURE__*/ mutationHook(storeConfirmOrderAccess);

/**
 * Ask to have orders moved to your account
 *
 * For orders that were placed without signing in. Their email address gets a link with a token to
 * confirm.
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
 * Anyone with the id can read it.
 *
 * `GET /store/orders/{id}`
 * @example
 * const { data } = useOrder({ id });
 */
export const useOrder: QueryHook<operations["storeRetrieveOrder"]> = /*#__PURE__*/ queryHook(storeRetrieveOrder);

/**
 * Retrieve the order that a cart became
 *
 * Totals are always there; naming one of them in `fields` ends in 500.
 *
 * `GET /store/orders/cart/{cart_id}`
 * @example
 * const { data } = useCartOrder({ cart_id });
 */
export const useCartOrder: QueryHook<operations["storeRetrieveOrderByCart"]> = /*#__PURE__*/ queryHook(storeRetrieveOrderByCart);

/**
 * Look up an order by its number
 *
 * The e-mail address must be the order's. If nothing or more than one is found, the answer is 404 with the text `Not
 * Found`.
 *
 * `GET /store/orders`
 * @example
 * const { data } = useOrders({ query: { display_id: 1041, email: "ines.carvalho@example.com" } });
 */
export const useOrders: QueryHook<operations["storeRetrieveOrderByDisplayId"]> = /*#__PURE__*/ queryHook(storeRetrieveOrderByDisplayId);
