// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/shipping-options.ts";

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
export const adminCreateShippingOption: Operation<operations["adminCreateShippingOption"]> = /*#__PURE__*/ changing(calls.adminCreateShippingOption, "shipping-options shipping-profiles");

/**
 * Delete a shipping option
 *
 * Carts and orders keep their shipping method. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/shipping-options/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingOption(client, { id });
 */
export const adminDeleteShippingOption: Operation<operations["adminDeleteShippingOption"]> = /*#__PURE__*/ changing(calls.adminDeleteShippingOption, "shipping-options shipping-profiles");

/**
 * Update a shipping option
 *
 * Send the requirements even if they don't change.
 *
 * `POST /admin/shipping-options/{id}`
 * @example
 * const { shipping_option } = await adminUpdateShippingOption(client, { id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
 */
export const adminUpdateShippingOption: Operation<operations["adminUpdateShippingOption"]> = /*#__PURE__*/ changing(calls.adminUpdateShippingOption, "shipping-options shipping-profiles");
