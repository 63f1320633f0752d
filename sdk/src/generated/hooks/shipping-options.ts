// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateShippingOption, adminDeleteShippingOption, adminListShippingOptions, adminRetrieveShippingOption, adminUpdateShippingOption, storeListCartShippingOptions, storeListShippingOptions } from "../operations/shipping-options.ts";

/**
 * Create a shipping option
 *
 * The provider must belong to the region and support the `data`. Region, provider, data, and `is_return` can't be changed
 * later.
 *
 * `POST /admin/shipping-options`
 * @example
 * const { mutate } = useAdminCreateShippingOption();
 * mutate({ body });
 */
export const useAdminCreateShippingOption: MutationHook<operations["adminCreateShippingOption"]> = /*#__PURE__*/ mutationHook(adminCreateShippingOption);

/**
 * Delete a shipping option
 *
 * Carts and orders keep their shipping methods. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/shipping-options/{id}`
 * @example
 * const { mutate } = useAdminDeleteShippingOption();
 * mutate({ id });
 */
export const useAdminDeleteShippingOption: MutationHook<operations["adminDeleteShippingOption"]> = /*#__PURE__*/ mutationHook(adminDeleteShippingOption);

/**
 * List shipping options
 *
 * Each option includes its price with the taxes of its region.
 *
 * `GET /admin/shipping-options`
 * @example
 * const { data } = useAdminShippingOptions({ query: { limit: 20 } });
 */
export const useAdminShippingOptions: QueryHook<operations["adminListShippingOptions"]> = /*#__PURE__*/ queryHook(adminListShippingOptions);

/**
 * Retrieve a shipping option
 *
 * `GET /admin/shipping-options/{id}`
 * @example
 * const { data } = useAdminShippingOption({ id });
 */
export const useAdminShippingOption: QueryHook<operations["adminRetrieveShippingOption"]> = /*#__PURE__*/ queryHook(adminRetrieveShippingOption);

/**
 * Update a shipping option
 *
 * The server requires `requirements`, even if they don't change.
 *
 * `POST /admin/shipping-options/{id}`
 * @example
 * const { mutate } = useAdminUpdateShippingOption();
 * mutate({ id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
 */
export const useAdminUpdateShippingOption: MutationHook<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ mutationHook(adminUpdateShippingOption);

/**
 * List the shipping options of a cart
 *
 * Lists the options in the cart's region that are available for the cart's products and subtotal, with their prices. The
 * server returns 500 if the cart doesn't exist.
 *
 * `GET /store/shipping-options/{cart_id}`
 * @example
 * const { data } = useCartShippingOptions({ cart_id });
 */
export const useCartShippingOptions: QueryHook<operations["storeListCartShippingOptions"]> = /*#__PURE__*/ queryHook(storeListCartShippingOptions);

/**
 * List shipping options for customers
 *
 * Doesn't include options that only operators can use. To list the options of a cart, use `/store/shipping-options/{cart_id}`.
 *
 * `GET /store/shipping-options`
 * @example
 * const { data } = useShippingOptions();
 */
export const useShippingOptions: QueryHook<operations["storeListShippingOptions"]> = /*#__PURE__*/ queryHook(storeListShippingOptions);
