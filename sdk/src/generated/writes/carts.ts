// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/carts.ts";

/**
 * Compute the taxes of a cart
 *
 * For regions without automatic taxes. Nothing is stored: the answer has the totals with tax.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { cart } = await storeCalculateCartTaxes(client, { id });
 */
export const storeCalculateCartTaxes: Operation<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ changing(calls.storeCalculateCartTaxes, "");

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
export const storeCompleteCart: Operation<operations["storeCompleteCart"]> = /*#__PURE__*/ changing(calls.storeCompleteCart, "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

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
export const storeCompleteCartLegacy: Operation<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ changing(calls.storeCompleteCartLegacy, "carts customers discounts draft-orders gift-cards inventory-items orders payments products reservations swaps variants");

/**
 * Put something into a cart
 *
 * More of the same variant, with the same metadata, raises the quantity of the item that is there. All shipping
 * methods are dropped and must be chosen again.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { cart } = await storeCreateLineItem(client, { id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const storeCreateLineItem: Operation<operations["storeCreateLineItem"]> = /*#__PURE__*/ changing(calls.storeCreateLineItem, "carts shipping-options");

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
export const storeDeleteCartDiscount: Operation<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ changing(calls.storeDeleteCartDiscount, "carts shipping-options");

/**
 * Take an item out of a cart
 *
 * All shipping methods are dropped with it and must be chosen again. An item that is not there changes nothing.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeDeleteLineItem(client, { id, line_id });
 */
export const storeDeleteLineItem: Operation<operations["storeDeleteLineItem"]> = /*#__PURE__*/ changing(calls.storeDeleteLineItem, "carts shipping-options");

/**
 * Update a cart
 *
 * A new region or country recalculates all prices. Discounts and gift cards that are sent take the place of the ones
 * before; an empty list removes them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { cart } = await storeUpdateCart(client, { id });
 */
export const storeUpdateCart: Operation<operations["storeUpdateCart"]> = /*#__PURE__*/ changing(calls.storeUpdateCart, "carts customers shipping-options");

/**
 * Change how many of an item a cart has
 *
 * A quantity of 0 takes the item out; where it is not there, nothing changes. All shipping methods are dropped and must be chosen
 * again.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { cart } = await storeUpdateLineItem(client, { id, line_id, body: { quantity: 2 } });
 */
export const storeUpdateLineItem: Operation<operations["storeUpdateLineItem"]> = /*#__PURE__*/ changing(calls.storeUpdateLineItem, "carts shipping-options");
