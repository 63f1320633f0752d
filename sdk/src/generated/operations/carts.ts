

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Create a cart
 *
 * If you don't send a region, the cart gets the store's first region. If you are signed in, the cart is assigned to your
 * account.
 *
 * `POST /store/carts`
 * @example
 * const { cart } = await storeCreateCart(client);
 */
export const storeCreateCart: Operation<operations["storeCreateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts");

/**
 * Retrieve a cart
 *
 * While the inventory module is on, if the cart has an item without a product, this call and all others that return the cart
 * fail with 500. An example is the return shipping of a swap.
 *
 * `GET /store/carts/{id}`
 * @example
 * const { cart } = await storeRetrieveCart(client, { id });
 */
export const storeRetrieveCart: Operation<operations["storeRetrieveCart"]> = /*#__PURE__*/ operation("GET", "/store/carts/{id}");

/**
 * Update a cart
 *
 * If you send a new region or country, the server recalculates all prices. Discounts and gift cards that you send replace
 * those of the cart. An empty list removes all of them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { cart } = await storeUpdateCart(client, { id });
 */
export const storeUpdateCart: Operation<operations["storeUpdateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}", { changes: "carts customers shipping-options" });

/**
 * Complete a cart
 *
 * Creates the order. For a swap's cart, pays for the swap. The `type` in the response is `order` or `swap`. If the customer
 * must take an additional step to pay, `type` is `cart`, and no order was placed. The cart needs a payment session first.
 * Repeating the call returns the same response.
 *
 * `POST /store/carts/{id}/complete`
 * @example
 * const { type } = await storeCompleteCart(client, { id });
 */
export const storeCompleteCart: Operation<operations["storeCompleteCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete", { changes: "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants", keyed: true, record: "data" });

/**
 * Complete a cart (deprecated)
 *
 * Does the same as `/store/carts/{id}/complete`. Use that call instead.
 *
 * `POST /store/carts/{id}/complete-cart`
 * @deprecated
 * @example
 * const { type } = await storeCompleteCartLegacy(client, { id });
 */
export const storeCompleteCartLegacy: Operation<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete-cart", { changes: "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants", keyed: true, record: "data" });

/**
 * Remove a discount from a cart
 *
 * Send the code in uppercase, as it is stored. If the cart doesn't have the code, the call has no effect. Payment sessions are
 * updated to the new total.
 *
 * `DELETE /store/carts/{id}/discounts/{code}`
 * @example
 * const { cart } = await storeDeleteCartDiscount(client, { id, code });
 */
export const storeDeleteCartDiscount: Operation<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/discounts/{code}", { changes: "carts shipping-options" });

/**
 * Add an item to a cart
 *
 * Adding the same variant with the same metadata increases the quantity of the existing item. The call also removes all
 * shipping methods, so the customer must choose them again.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { cart } = await storeCreateLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const storeCreateLineItem: Operation<operations["storeCreateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items", { changes: "carts shipping-options", keyed: true });

/**
 * Update an item of a cart
 *
 * A quantity of 0 removes the item. If the item doesn't exist, the call has no effect. The call also removes all shipping
 * methods, so the customer must choose them again.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeUpdateLineItem(client, { id, line_id, body: { quantity: 2 } });
 */
export const storeUpdateLineItem: Operation<operations["storeUpdateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items/{line_id}", { changes: "carts shipping-options" });

/**
 * Remove an item from a cart
 *
 * The call also removes all shipping methods, so the customer must choose them again. If the item doesn't exist, the call has
 * no effect.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeDeleteLineItem(client, { id, line_id });
 */
export const storeDeleteLineItem: Operation<operations["storeDeleteLineItem"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/line-items/{line_id}", { changes: "carts shipping-options" });

/**
 * Select a payment session of a cart
 *
 * Create the payment sessions first. The provider cancels the session that was selected before.
 *
 * `POST /store/carts/{id}/payment-session`
 * @example
 * const { cart } = await storeSetPaymentSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentSession: Operation<operations["storeSetPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-session");

/**
 * Create the payment sessions of a cart
 *
 * Creates one session for each payment provider of the region. If there is only one session, the call also selects it. A cart
 * with a total of 0 gets no sessions.
 *
 * `POST /store/carts/{id}/payment-sessions`
 * @example
 * const { cart } = await storeCreatePaymentSessions(client, { id });
 */
export const storeCreatePaymentSessions: Operation<operations["storeCreatePaymentSessions"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions", { keyed: true });

/**
 * Update a payment session of a cart
 *
 * Passes `data` to the provider, which decides how to use it. Also selects the session.
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
 * Cancels the session at the provider and creates a new one, for example after a failure. The other sessions aren't affected.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}/refresh`
 * @example
 * const { cart } = await storeRefreshPaymentSession(client, { id, provider_id });
 */
export const storeRefreshPaymentSession: Operation<operations["storeRefreshPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions/{provider_id}/refresh");

/**
 * Add a shipping method to a cart
 *
 * Replaces the cart's method for the same shipping profile.
 *
 * `POST /store/carts/{id}/shipping-methods`
 * @example
 * const { cart } = await storeAddCartShippingMethod(client, { id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
 */
export const storeAddCartShippingMethod: Operation<operations["storeAddCartShippingMethod"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/shipping-methods");

/**
 * Calculate the taxes of a cart
 *
 * Use this call for regions without automatic taxes. The response has the totals with tax, but the server doesn't store them.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { cart } = await storeCalculateCartTaxes(client, { id });
 */
export const storeCalculateCartTaxes: Operation<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/taxes", { changes: "", keyed: true });

