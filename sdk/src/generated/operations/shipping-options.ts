

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List shipping options
 *
 * Each option's price is calculated with the taxes of its region.
 *
 * `GET /admin/shipping-options`
 * @example
 * const { shipping_options } = await adminListShippingOptions(client, { query: { limit: 20 } });
 */
export const adminListShippingOptions: Operation<operations["adminListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-options", "", "-id");


export const adminCreateShippingOption: Operation<operations["adminCreateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options");

/**
 * Retrieve a shipping option
 *
 * `GET /admin/shipping-options/{id}`
 * @example
 * const { shipping_option } = await adminRetrieveShippingOption(client, { id });
 */
export const adminRetrieveShippingOption: Operation<operations["adminRetrieveShippingOption"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-options/{id}");


export const adminUpdateShippingOption: Operation<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-options/{id}");


export const adminDeleteShippingOption: Operation<operations["adminDeleteShippingOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-options/{id}");

/**
 * List shipping options for customers
 *
 * Doesn't include options that only operators can use. To list the options of a cart, use
 * /store/shipping-options/{cart_id}.
 *
 * `GET /store/shipping-options`
 * @example
 * const { shipping_options } = await storeListShippingOptions(client);
 */
export const storeListShippingOptions: Operation<operations["storeListShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options");

/**
 * List the shipping options of a cart
 *
 * Lists the options of the cart's region that the cart's products and subtotal allow, with calculated prices. The
 * server responds with 500 if the cart doesn't exist.
 *
 * `GET /store/shipping-options/{cart_id}`
 * @example
 * const { shipping_options } = await storeListCartShippingOptions(client, { cart_id });
 */
export const storeListCartShippingOptions: Operation<operations["storeListCartShippingOptions"]> = /*#__PURE__*/ operation("GET", "/store/shipping-options/{cart_id}");

