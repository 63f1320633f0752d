

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Create a cart
 *
 * If you don't send a region, the cart gets the store's first region. Uses the signed-in customer and their email address.
 *
 * `POST /store/carts`
 * @example
 * const { cart } = await storeCreateCart(client);
 */
export const storeCreateCart: Operation<operations["storeCreateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts");

/**
 * Retrieve a cart
 *
 * Items without a product, such as the return shipping of a swap, make this call and all responses with a cart fail with 500
 * while the inventory module is on.
 *
 * `GET /store/carts/{id}`
 * @example
 * const { cart } = await storeRetrieveCart(client, { id });
 */
export const storeRetrieveCart: Operation<operations["storeRetrieveCart"]> = /*#__PURE__*/ operation("GET", "/store/carts/{id}");


export const storeUpdateCart: Operation<operations["storeUpdateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}");


export const storeCompleteCart: Operation<operations["storeCompleteCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete");


export const storeCompleteCartLegacy: Operation<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete-cart");


export const storeDeleteCartDiscount: Operation<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/discounts/{code}");


export const storeCreateLineItem: Operation<operations["storeCreateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items");


export const storeUpdateLineItem: Operation<operations["storeUpdateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items/{line_id}");


export const storeDeleteLineItem: Operation<operations["storeDeleteLineItem"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/line-items/{line_id}");

/**
 * Select a payment session of a cart
 *
 * Create the payment sessions first. The session that was selected before is canceled at its provider.
 *
 * `POST /store/carts/{id}/payment-session`
 * @example
 * const { cart } = await storeSetPaymentSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentSession: Operation<operations["storeSetPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-session");

/**
 * Create the payment sessions of a cart
 *
 * Creates one session for each payment provider of the region. A single session is also selected. A cart with a total
 * of 0 gets no sessions.
 *
 * `POST /store/carts/{id}/payment-sessions`
 * @example
 * const { cart } = await storeCreatePaymentSessions(client, { id });
 */
export const storeCreatePaymentSessions: Operation<operations["storeCreatePaymentSessions"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions");

/**
 * Update a payment session of a cart
 *
 * Passes `data` to the provider, which decides what to do with it, and selects the session.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { cart } = await storeUpdatePaymentSession(client, { id, provider_id, body: { data: { card: "visa" } } });
 */
export const storeUpdatePaymentSession: Operation<operations["storeUpdatePaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions/{provider_id}");

/**
 * Delete a payment session of a cart
 *
 * The other sessions aren't affected. You can create the session again.
 *
 * `DELETE /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { cart } = await storeDeletePaymentSession(client, { id, provider_id });
 */
export const storeDeletePaymentSession: Operation<operations["storeDeletePaymentSession"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/payment-sessions/{provider_id}");

/**
 * Refresh a payment session
 *
 * Cancels the session at the provider and creates another one, for example after a failure. The other sessions aren't affected.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}/refresh`
 * @example
 * const { cart } = await storeRefreshPaymentSession(client, { id, provider_id });
 */
export const storeRefreshPaymentSession: Operation<operations["storeRefreshPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions/{provider_id}/refresh");

/**
 * Add a shipping method to a cart
 *
 * Replaces the method of the same shipping profile.
 *
 * `POST /store/carts/{id}/shipping-methods`
 * @example
 * const { cart } = await storeAddCartShippingMethod(client, { id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
 */
export const storeAddCartShippingMethod: Operation<operations["storeAddCartShippingMethod"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/shipping-methods");


export const storeCalculateCartTaxes: Operation<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/taxes");

