// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/carts.ts";

/**
 * Calculate the taxes of a cart
 *
 * Use this call for regions without automatic taxes. Nothing is stored: the response has the totals with tax.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { cart } = await storeCalculateCartTaxes(client, { id });
 */
export const storeCalculateCartTaxes: Operation<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ changing(calls.storeCalculateCartTaxes, "");

/**
 * Complete a cart
 *
 * Creates the order. For a swap's cart, pays for the swap. `type` says which of the two happened. If the customer must
 * take another step to pay, `type` is `cart`, and no order was placed. The cart needs a payment session first. Another
 * call returns the same response.
 *
 * `POST /store/carts/{id}/complete`
 * @example
 * const { type } = await storeCompleteCart(client, { id });
 */
export const storeCompleteCart: Operation<operations["storeCompleteCart"]> = /*#__PURE__*/ changing(calls.storeCompleteCart, "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

/**
 * Complete a cart (deprecated)
 *
 * The same as /store/carts/{id}/complete. Use that call instead.
 *
 * `POST /store/carts/{id}/complete-cart`
 * @deprecated
 * @example
 * const { type } = await storeCompleteCartLegacy(client, { id });
 */
export const storeCompleteCartLegacy: Operation<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ changing(calls.storeCompleteCartLegacy, "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

/**
 * Add an item to a cart
 *
 * Adding the same variant with the same metadata increases the quantity of the existing item. Removes all shipping methods,
 * which must be chosen again.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { cart } = await storeCreateLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const storeCreateLineItem: Operation<operations["storeCreateLineItem"]> = /*#__PURE__*/ changing(calls.storeCreateLineItem, "carts shipping-options");

/**
 * Remove a discount from a cart
 *
 * Send the code in uppercase, as it is stored. A code that the cart doesn't have has no effect. Payment sessions are updated
 * to the new total.
 *
 * `DELETE /store/carts/{id}/discounts/{code}`
 * @example
 * const { cart } = await storeDeleteCartDiscount(client, { id, code });
 */
export const storeDeleteCartDiscount: Operation<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ changing(calls.storeDeleteCartDiscount, "carts shipping-options");

/**
 * Remove an item from a cart
 *
 * Removes all shipping methods, which must be chosen again. An unknown item has no effect.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeDeleteLineItem(client, { id, line_id });
 */
export const storeDeleteLineItem: Operation<operations["storeDeleteLineItem"]> = /*#__PURE__*/ changing(calls.storeDeleteLineItem, "carts shipping-options");

/**
 * Update a cart
 *
 * A new region or country recalculates all prices. Discounts and gift cards that you send replace the previous ones; an empty
 * list removes them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { cart } = await storeUpdateCart(client, { id });
 */
export const storeUpdateCart: Operation<operations["storeUpdateCart"]> = /*#__PURE__*/ changing(calls.storeUpdateCart, "carts customers shipping-options");

/**
 * Update an item of a cart
 *
 * A quantity of 0 removes the item. An unknown item has no effect. Removes all shipping methods, which must be chosen again.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeUpdateLineItem(client, { id, line_id, body: { quantity: 2 } });
 */
export const storeUpdateLineItem: Operation<operations["storeUpdateLineItem"]> = /*#__PURE__*/ changing(calls.storeUpdateLineItem, "carts shipping-options");
