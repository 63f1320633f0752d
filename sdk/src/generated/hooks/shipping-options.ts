// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListShippingOptions, adminRetrieveShippingOption, storeListCartShippingOptions, storeListShippingOptions } from "../operations/shipping-options.ts";
import { adminCreateShippingOption, adminDeleteShippingOption, adminUpdateShippingOption } from "../writes/shipping-options.ts";

/**
 * Create a shipping option
 *
 * The provider must be one of the region's and must know the `data`. Region, provider, data and `is_return`
 * cannot be changed later.
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
 * Carts and orders that chose it keep their shipping method. Deleting what is not there succeeds too.
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
 * Each is priced with the taxes of its region.
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
 * The requirements must be sent, also when they stay as they are.
 *
 * `POST /admin/shipping-options/{id}`
 * @example
 * const { mutate } = useAdminUpdateShippingOption();
 * mutate({ id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
 */
export const useAdminUpdateShippingOption: MutationHook<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ mutationHook(adminUpdateShippingOption);

/**
 * List the ways of shipping that a cart can choose from
 *
 * Those of its region that its products and its subtotal allow, with prices calculated for it. An unknown cart ends in 500.
 *
 * `GET /store/shipping-options/{cart_id}`
 * @example
 * const { data } = useCartShippingOptions({ cart_id });
 */
export const useCartShippingOptions: QueryHook<operations["storeListCartShippingOptions"]> = /*#__PURE__*/ queryHook(storeListCartShippingOptions);

/**
 * List the ways of shipping that are open to shoppers
 *
 * Without those for operators only. For the ones that a cart can take, ask with the cart.
 *
 * `GET /store/shipping-options`
 * @example
 * const { data } = useShippingOptions();
 */
export const useShippingOptions: QueryHook<operations["storeListShippingOptions"]> = /*#__PURE__*/ queryHook(storeListShippingOptions);
