

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Start a cart
 *
 * Without a region the first one is taken. A signed-in customer and their e-mail address are taken over.
 *
 * `POST /store/carts`
 * @example
 * const { cart } = await storeCreateCart(client);
 */
export const storeCreateCart: Operation<operations["storeCreateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts");

/**
 * Retrieve a cart
 *
 * Items that are no products, such as the return shipping of a swap, make this and all answers with a cart fail with 500
 * while the inventory module is on.
 *
 * `GET /store/carts/{id}`
 * @example
 * const { cart } = await storeRetrieveCart(client, { id });
 */
export const storeRetrieveCart: Operation<operations["storeRetrieveCart"]> = /*#__PURE__*/ operation("GET", "/store/carts/{id}");

/**
 * Update a cart
 *
 * A new region or country prices everything anew. Discounts and gift cards that are sent take the place of the ones
 * before; an empty list removes them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { cart } = await storeUpdateCart(client, { id });
 */
export const storeUpdateCart: Operation<operations["storeUpdateCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}", "customers shipping-options");

/**
 * Buy what is in a cart
 *
 * Turns the cart into an order, or, if it belongs to a swap, pays for the swap; `type` says which. If the payment needs
 * something more from the shopper, `type` is `cart` and nothing was bought yet. A cart needs a payment session first.
 * Completing it again gives the same answer.
 *
 * `POST /store/carts/{id}/complete`
 * @example
 * const { type } = await storeCompleteCart(client, { id });
 */
export const storeCompleteCart: Operation<operations["storeCompleteCart"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete", "customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

/**
 * Buy what is in a cart (old address)
 *
 * The same as /store/carts/{id}/complete. Use that one.
 *
 * `POST /store/carts/{id}/complete-cart`
 * @deprecated
 * @example
 * const { type } = await storeCompleteCartLegacy(client, { id });
 */
export const storeCompleteCartLegacy: Operation<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/complete-cart", "customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

/**
 * Take a discount off a cart
 *
 * The code is matched as it is stored, in uppercase. One that the cart does not have changes nothing. Payment
 * sessions follow the new total.
 *
 * `DELETE /store/carts/{id}/discounts/{code}`
 * @example
 * const { cart } = await storeDeleteCartDiscount(client, { id, code });
 */
export const storeDeleteCartDiscount: Operation<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/discounts/{code}", "shipping-options");

/**
 * Put something into a cart
 *
 * More of the same variant, with the same metadata, raises the quantity of the item that is there. All shipping
 * methods are dropped and must be chosen anew.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { cart } = await storeCreateLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const storeCreateLineItem: Operation<operations["storeCreateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items", "shipping-options");

/**
 * Change how many of an item a cart has
 *
 * A quantity of 0 takes the item out. All shipping methods are dropped and must be chosen anew.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeUpdateLineItem(client, { id, line_id, body: { quantity: 2 } });
 */
export const storeUpdateLineItem: Operation<operations["storeUpdateLineItem"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/line-items/{line_id}", "shipping-options");

/**
 * Take an item out of a cart
 *
 * All shipping methods are dropped with it and must be chosen anew. An item that is not there changes nothing.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeDeleteLineItem(client, { id, line_id });
 */
export const storeDeleteLineItem: Operation<operations["storeDeleteLineItem"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/line-items/{line_id}", "shipping-options");

/**
 * Choose how to pay for a cart
 *
 * Create the payment sessions first. The one that was selected before is let go at its provider.
 *
 * `POST /store/carts/{id}/payment-session`
 * @example
 * const { cart } = await storeSetPaymentSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentSession: Operation<operations["storeSetPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-session");

/**
 * Prepare the ways to pay for a cart
 *
 * One session for each payment provider of the region. If there is just one, it is chosen too. A cart of 0 gets none.
 *
 * `POST /store/carts/{id}/payment-sessions`
 * @example
 * const { cart } = await storeCreatePaymentSessions(client, { id });
 */
export const storeCreatePaymentSessions: Operation<operations["storeCreatePaymentSessions"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions");

/**
 * Give a payment provider what it needs
 *
 * Hands `data` to the provider, which decides what to do with it, and selects the session.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { cart } = await storeUpdatePaymentSession(client, { id, provider_id, body: { data: { card: "visa" } } });
 */
export const storeUpdatePaymentSession: Operation<operations["storeUpdatePaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions/{provider_id}");

/**
 * Drop a way to pay for a cart
 *
 * The other sessions stay. It can be prepared again.
 *
 * `DELETE /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { cart } = await storeDeletePaymentSession(client, { id, provider_id });
 */
export const storeDeletePaymentSession: Operation<operations["storeDeletePaymentSession"]> = /*#__PURE__*/ operation("DELETE", "/store/carts/{id}/payment-sessions/{provider_id}");

/**
 * Make a payment session anew
 *
 * Drops the session at the provider and prepares another one, for instance after it failed. The other sessions
 * stay.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}/refresh`
 * @example
 * const { cart } = await storeRefreshPaymentSession(client, { id, provider_id });
 */
export const storeRefreshPaymentSession: Operation<operations["storeRefreshPaymentSession"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/payment-sessions/{provider_id}/refresh");

/**
 * Choose how a cart is shipped
 *
 * It takes the place of another method for products of the same shipping profile.
 *
 * `POST /store/carts/{id}/shipping-methods`
 * @example
 * const { cart } = await storeAddCartShippingMethod(client, { id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
 */
export const storeAddCartShippingMethod: Operation<operations["storeAddCartShippingMethod"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/shipping-methods");

/**
 * Compute the taxes of a cart
 *
 * For regions without automatic taxes. Nothing is stored: the answer has the totals with tax.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { cart } = await storeCalculateCartTaxes(client, { id });
 */
export const storeCalculateCartTaxes: Operation<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ operation("POST", "/store/carts/{id}/taxes", "-");

