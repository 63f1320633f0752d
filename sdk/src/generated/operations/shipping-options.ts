

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List shipping options
 *
 * Each option includes its price with the taxes of its region.
 *
 * `GET /admin/shipping-options`
 * @example
 * const { shipping_options } = await adminListShippingOptions(client, { query: { limit: 20 } });
 */
export const adminListShippingOptions: Operation<operations["adminListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-options", { order: "-id" });

/**
 * Create a shipping option
 *
 * The provider must belong to the region and support the `data`. Region, provider, data, and `is_return` can't be changed
 * later.
 *
 * `POST /admin/shipping-options`
 * @example
 * const { shipping_option } = await adminCreateShippingOption(client, { body });
 */
export const adminCreateShippingOption: Operation<operations["adminCreateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options", { changes: "shipping-options shipping-profiles" });

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
 * The server requires `requirements`, even if they don't change.
 *
 * `POST /admin/shipping-options/{id}`
 * @example
 * const { shipping_option } = await adminUpdateShippingOption(client, { id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
 */
export const adminUpdateShippingOption: Operation<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options/{id}", { changes: "shipping-options shipping-profiles" });

/**
 * Delete a shipping option
 *
 * Carts and orders keep their shipping methods. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/shipping-options/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingOption(client, { id });
 */
export const adminDeleteShippingOption: Operation<operations["adminDeleteShippingOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-options/{id}", { changes: "shipping-options shipping-profiles" });

/**
 * List shipping options for customers
 *
 * Doesn't include options that only operators can use. To list the options of a cart, use `/store/shipping-options/{cart_id}`.
 *
 * `GET /store/shipping-options`
 * @example
 * const { shipping_options } = await storeListShippingOptions(client);
 */
export const storeListShippingOptions: Operation<operations["storeListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options", { record: "shipping_options" });

/**
 * List the shipping options of a cart
 *
 * Lists the options in the cart's region that are available for the cart's products and subtotal, with their prices. The
 * server returns 500 if the cart doesn't exist.
 *
 * `GET /store/shipping-options/{cart_id}`
 * @example
 * const { shipping_options } = await storeListCartShippingOptions(client, { cart_id });
 */
export const storeListCartShippingOptions: Operation<operations["storeListCartShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options/{cart_id}", { record: "shipping_options" });

