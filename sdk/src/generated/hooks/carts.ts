// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { storeAddCartShippingMethod, storeCalculateCartTaxes, storeCompleteCart, storeCompleteCartLegacy, storeCreateCart, storeCreateLineItem, storeCreatePaymentSessions, storeDeleteCartDiscount, storeDeleteLineItem, storeDeletePaymentSession, storeRefreshPaymentSession, storeRetrieveCart, storeSetPaymentSession, storeUpdateCart, storeUpdateLineItem, storeUpdatePaymentSession } from "../operations/carts.ts";

/**
 * Add a shipping method to a cart
 *
 * Replaces the cart's method for the same shipping profile.
 *
 * `POST /store/carts/{id}/shipping-methods`
 * @example
 * const { mutate } = useAddShippingMethodToCart();
 * mutate({ id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
 */
export const useAddShippingMethodToCart: MutationHook<operations["storeAddCartShippingMethod"]> = /*#__PURE__*/ mutationHook(storeAddCartShippingMethod);

/**
 * Calculate the taxes of a cart
 *
 * Use this call for regions without automatic taxes. The response has the totals with tax, but the server doesn't store them.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { mutate } = useCalculateCartTaxes();
 * mutate({ id });
 */
export const useCalculateCartTaxes: MutationHook<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ mutationHook(storeCalculateCartTaxes);

/**
 * Complete a cart
 *
 * Creates the order. For a swap's cart, pays for the swap. The `type` in the response is `order` or `swap`. If the customer
 * must take an additional step to pay, `type` is `cart`, and no order was placed. The cart needs a payment session first.
 * Repeating the call returns the same response.
 *
 * `POST /store/carts/{id}/complete`
 * @example
 * const { mutate } = useCompleteCart();
 * mutate({ id });
 */
export const useCompleteCart: MutationHook<operations["storeCompleteCart"]> = /*#__PURE__*/ mutationHook(storeCompleteCart);

/**
 * Complete a cart (deprecated)
 *
 * Does the same as `/store/carts/{id}/complete`. Use that call instead.
 *
 * `POST /store/carts/{id}/complete-cart`
 * @deprecated
 * @example
 * const { mutate } = useCompleteCartLegacy();
 * mutate({ id });
 */
export const useCompleteCartLegacy: MutationHook<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ mutationHook(storeCompleteCartLegacy);

/**
 * Create a cart
 *
 * If you don't send a region, the cart gets the store's first region. If you are signed in, the cart is assigned to your
 * account.
 *
 * `POST /store/carts`
 * @example
 * const { mutate } = useCreateCart();
 * mutate({});
 */
export const useCreateCart: MutationHook<operations["storeCreateCart"]> = /*#__PURE__*/ mutationHook(storeCreateCart);

/**
 * Add an item to a cart
 *
 * Adding the same variant with the same metadata increases the quantity of the existing item. The call also removes all
 * shipping methods, so the customer must choose them again.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { mutate } = useCreateLineItem();
 * mutate({ id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const useCreateLineItem: MutationHook<operations["storeCreateLineItem"]> = /*#__PURE__*/ mutationHook(storeCreateLineItem);

/**
 * Create the payment sessions of a cart
 *
 * Creates one session for each payment provider of the region. If there is only one session, the call also selects it. A cart
 * with a total of 0 gets no sessions.
 *
 * `POST /store/carts/{id}/payment-sessions`
 * @example
 * const { mutate } = useCreatePaymentSession();
 * mutate({ id });
 */
export const useCreatePaymentSession: MutationHook<operations["storeCreatePaymentSessions"]> = /*#__PURE__*/ mutationHook(storeCreatePaymentSessions);

/**
 * Remove a discount from a cart
 *
 * Send the code in uppercase, as it is stored. If the cart doesn't have the code, the call has no effect. Payment sessions are
 * updated to the new total.
 *
 * `DELETE /store/carts/{id}/discounts/{code}`
 * @example
 * const { mutate } = useDeleteCartDiscount();
 * mutate({ id, code });
 */
export const useDeleteCartDiscount: MutationHook<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ mutationHook(storeDeleteCartDiscount);

/**
 * Remove an item from a cart
 *
 * The call also removes all shipping methods, so the customer must choose them again. If the item doesn't exist, the call has
 * no effect.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useDeleteLineItem();
 * mutate({ id, line_id });
 */
export const useDeleteLineItem: MutationHook<operations["storeDeleteLineItem"]> = /*#__PURE__*/ mutationHook(storeDeleteLineItem);

/**
 * Delete a payment session of a cart
 *
 * The other sessions aren't affected. You can create the session again.
 *
 * `DELETE /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { mutate } = useDeletePaymentSession();
 * mutate({ id, provider_id });
 */
export const useDeletePaymentSession: MutationHook<operations["storeDeletePaymentSession"]> = /*#__PURE__*/ mutationHook(storeDeletePaymentSession);

/**
 * Refresh a payment session
 *
 * Cancels the session at the provider and creates a new one, for example after a failure. The other sessions aren't affected.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}/refresh`
 * @example
 * const { mutate } = useRefreshPaymentSession();
 * mutate({ id, provider_id });
 */
export const useRefreshPaymentSession: MutationHook<operations["storeRefreshPaymentSession"]> = /*#__PURE__*/ mutationHook(storeRefreshPaymentSession);

/**
 * Retrieve a cart
 *
 * While the inventory module is on, if the cart has an item without a product, this call and all others that return the cart
 * fail with 500. An example is the return shipping of a swap.
 *
 * `GET /store/carts/{id}`
 * @example
 * const { data } = useGetCart({ id });
 */
export const useGetCart: QueryHook<operations["storeRetrieveCart"]> = /*#__PURE__*/ queryHook(storeRetrieveCart);

/**
 * Select a payment session of a cart
 *
 * Create the payment sessions first. The provider cancels the session that was selected before.
 *
 * `POST /store/carts/{id}/payment-session`
 * @example
 * const { mutate } = useSetPaymentSession();
 * mutate({ id, body: { provider_id: "manual" } });
 */
export const useSetPaymentSession: MutationHook<operations["storeSetPaymentSession"]> = /*#__PURE__*/ mutationHook(storeSetPaymentSession);

/**
 * Update a cart
 *
 * If you send a new region or country, the server recalculates all prices. Discounts and gift cards that you send replace
 * those of the cart. An empty list removes all of them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { mutate } = useUpdateCart();
 * mutate({ id });
 */
export const useUpdateCart: MutationHook<operations["storeUpdateCart"]> = /*#__PURE__*/ mutationHook(storeUpdateCart);

/**
 * Update an item of a cart
 *
 * A quantity of 0 removes the item. If the item doesn't exist, the call has no effect. The call also removes all shipping
 * methods, so the customer must choose them again.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useUpdateLineItem();
 * mutate({ id, line_id, body: { quantity: 2 } });
 */
export const useUpdateLineItem: MutationHook<operations["storeUpdateLineItem"]> = /*#__PURE__*/ mutationHook(storeUpdateLineItem);

/**
 * Update a payment session of a cart
 *
 * Passes `data` to the provider, which decides how to use it. Also selects the session.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { mutate } = useUpdatePaymentSession();
 * mutate({ id, provider_id, body: { data: { card: "visa" } } });
 */
export const useUpdatePaymentSession: MutationHook<operations["storeUpdatePaymentSession"]> = /*#__PURE__*/ mutationHook(storeUpdatePaymentSession);
