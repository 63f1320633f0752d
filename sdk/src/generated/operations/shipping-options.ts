

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List shipping options
 *
 * Each is priced with the taxes of its region.
 *
 * `GET /admin/shipping-options`
 * @example
 * const { shipping_options } = await adminListShippingOptions(client, { query: { limit: 20 } });
 */
export const adminListShippingOptions: Operation<operations["adminListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-options", "shipping_options", "-id");

/**
 * Create a shipping option
 *
 * The provider must be one of the region's and must know the `data`. Region, provider, data and `is_return`
 * cannot be changed later.
 *
 * `POST /admin/shipping-options`
 * @example
 * const { shipping_option } = await adminCreateShippingOption(client, { body });
 */
export const adminCreateShippingOption: Operation<operations["adminCreateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options", "shipping-profiles");

/**
 * Retrieve a shipping option
 *
 * `GET /admin/shipping-options/{id}`
 * @example
 * const { shipping_option } = await adminRetrieveShippingOption(client, { id });
 */
export const adminRetrieveShippingOption: Operation<operations["adminRetrieveShippingOption"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-options/{id}");

/**
 * Update a shipping option
 *
 * The requirements must be sent, also when they stay as they are.
 *
 * `POST /admin/shipping-options/{id}`
 * @example
 * const { shipping_option } = await adminUpdateShippingOption(client, { id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
 */
export const adminUpdateShippingOption: Operation<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options/{id}", "shipping-profiles");

/**
 * Delete a shipping option
 *
 * Carts and orders that chose it keep their shipping method. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/shipping-options/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingOption(client, { id });
 */
export const adminDeleteShippingOption: Operation<operations["adminDeleteShippingOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-options/{id}", "shipping-profiles");

/**
 * List the ways of shipping that are open to shoppers
 *
 * Without those for operators only. For the ones that a cart can take, ask with the cart.
 *
 * `GET /store/shipping-options`
 * @example
 * const { shipping_options } = await storeListShippingOptions(client);
 */
export const storeListShippingOptions: Operation<operations["storeListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options");

/**
 * List the ways of shipping that a cart can choose from
 *
 * Those of its region that its products and its subtotal allow, with prices calculated for it. An unknown cart ends in 500.
 *
 * `GET /store/shipping-options/{cart_id}`
 * @example
 * const { shipping_options } = await storeListCartShippingOptions(client, { cart_id });
 */
export const storeListCartShippingOptions: Operation<operations["storeListCartShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options/{cart_id}");

