// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { storeAddCartShippingMethod, storeCreateCart, storeCreatePaymentSessions, storeDeletePaymentSession, storeRefreshPaymentSession, storeRetrieveCart, storeSetPaymentSession, storeUpdatePaymentSession } from "../operations/carts.ts";
import { storeCalculateCartTaxes, storeCompleteCart, storeCompleteCartLegacy, storeCreateLineItem, storeDeleteCartDiscount, storeDeleteLineItem, storeUpdateCart, storeUpdateLineItem } from "../writes/carts.ts";

/**
 * Choose how a cart is shipped
 *
 * It takes the place of another method for products of the same shipping profile.
 *
 * `POST /store/carts/{id}/shipping-methods`
 * @example
 * const { mutate } = useAddShippingMethodToCart();
 * mutate({ id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
 */
export const useAddShippingMethodToCart: MutationHook<operations["storeAddCartShippingMethod"]> = /*#__PURE__*/ mutationHook(storeAddCartShippingMethod);

/**
 * Compute the taxes of a cart
 *
 * For regions without automatic taxes. Nothing is stored: the answer has the totals with tax.
 *
 * `POST /store/carts/{id}/taxes`
 * @example
 * const { mutate } = useCalculateCartTaxes();
 * mutate({ id });
 */
export const useCalculateCartTaxes: MutationHook<operations["storeCalculateCartTaxes"]> = /*#__PURE__*/ mutationHook(storeCalculateCartTaxes);

/**
 * Buy what is in a cart
 *
 * Turns the cart into an order, or, if it belongs to a swap, pays for the swap; `type` says which. If the payment needs
 * something more from the shopper, `type` is `cart` and nothing was bought yet. A cart needs a payment session first.
 * Completing it again gives the same answer.
 *
 * `POST /store/carts/{id}/complete`
 * @example
 * const { mutate } = useCompleteCart();
 * mutate({ id });
 */
export const useCompleteCart: MutationHook<operations["storeCompleteCart"]> = /*#__PURE__*/ mutationHook(storeCompleteCart);

/**
 * Buy what is in a cart (old address)
 *
 * The same as /store/carts/{id}/complete. Use that one.
 *
 * `POST /store/carts/{id}/complete-cart`
 * @deprecated
 * @example
 * const { mutate } = useCompleteCartLegacy();
 * mutate({ id });
 */
export const useCompleteCartLegacy: MutationHook<operations["storeCompleteCartLegacy"]> = /*#__PURE__*/ mutationHook(storeCompleteCartLegacy);

/**
 * Start a cart
 *
 * Without a region the first one is taken. A signed-in customer and their e-mail address are taken over.
 *
 * `POST /store/carts`
 * @example
 * const { mutate } = useCreateCart();
 * mutate({});
 */
export const useCreateCart: MutationHook<operations["storeCreateCart"]> = /*#__PURE__*/ mutationHook(storeCreateCart);

/**
 * Put something into a cart
 *
 * More of the same variant, with the same metadata, raises the quantity of the item that is there. All shipping
 * methods are dropped and must be chosen again.
 *
 * `POST /store/carts/{id}/line-items`
 * @example
 * const { mutate } = useCreateLineItem();
 * mutate({ id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const useCreateLineItem: MutationHook<operations["storeCreateLineItem"]> = /*#__PURE__*/ mutationHook(storeCreateLineItem);

/**
 * Prepare the ways to pay for a cart
 *
 * One session for each payment provider of the region. If there is just one, it is chosen too. A cart of 0 gets none.
 *
 * `POST /store/carts/{id}/payment-sessions`
 * @example
 * const { mutate } = useCreatePaymentSession();
 * mutate({ id });
 */
export const useCreatePaymentSession: MutationHook<operations["storeCreatePaymentSessions"]> = /*#__PURE__*/ mutationHook(storeCreatePaymentSessions);

/**
 * Take a discount off a cart
 *
 * The code is matched as it is stored, in uppercase. One that the cart does not have changes nothing. Payment
 * sessions follow the new total.
 *
 * `DELETE /store/carts/{id}/discounts/{code}`
 * @example
 * const { mutate } = useDeleteCartDiscount();
 * mutate({ id, code });
 */
export const useDeleteCartDiscount: MutationHook<operations["storeDeleteCartDiscount"]> = /*#__PURE__*/ mutationHook(storeDeleteCartDiscount);

/**
 * Take an item out of a cart
 *
 * All shipping methods are dropped with it and must be chosen again. An item that is not there changes nothing.
 *
 * `DELETE /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useDeleteLineItem();
 * mutate({ id, line_id });
 */
export const useDeleteLineItem: MutationHook<operations["storeDeleteLineItem"]> = /*#__PURE__*/ mutationHook(storeDeleteLineItem);

/**
 * Drop a way to pay for a cart
 *
 * The other sessions stay. It can be prepared again.
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
 * Drops the session at the provider and prepares another one, for instance after it failed. The other sessions
 * stay.
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
 * Items that are no products, such as the return shipping of a swap, make this and all answers with a cart fail with 500
 * while the inventory module is on.
 *
 * `GET /store/carts/{id}`
 * @example
 * const { data } = useGetCart({ id });
 */
export const useGetCart: QueryHook<operations["storeRetrieveCart"]> = /*#__PURE__*/ queryHook(storeRetrieveCart);

/**
 * Choose how to pay for a cart
 *
 * Create the payment sessions first. The one that was selected before is let go at its provider.
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
 * A new region or country recalculates all prices. Discounts and gift cards that are sent take the place of the ones
 * before; an empty list removes them.
 *
 * `POST /store/carts/{id}`
 * @example
 * const { mutate } = useUpdateCart();
 * mutate({ id });
 */
export const useUpdateCart: MutationHook<operations["storeUpdateCart"]> = /*#__PURE__*/ mutationHook(storeUpdateCart);

/**
 * Change how many of an item a cart has
 *
 * A quantity of 0 takes the item out; where it is not there, nothing changes. All shipping methods are dropped and must be chosen
 * again.
 *
 * `POST /store/carts/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useUpdateLineItem();
 * mutate({ id, line_id, body: { quantity: 2 } });
 */
export const useUpdateLineItem: MutationHook<operations["storeUpdateLineItem"]> = /*#__PURE__*/ mutationHook(storeUpdateLineItem);

/**
 * Give a payment provider what it needs
 *
 * Hands `data` to the provider, which decides what to do with it, and selects the session.
 *
 * `POST /store/carts/{id}/payment-sessions/{provider_id}`
 * @example
 * const { mutate } = useUpdatePaymentSession();
 * mutate({ id, provider_id, body: { data: { card: "visa" } } });
 */
export const useUpdatePaymentSession: MutationHook<operations["storeUpdatePaymentSession"]> = /*#__PURE__*/ mutationHook(storeUpdatePaymentSession);
