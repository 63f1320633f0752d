

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List shipping profiles
 *
 * `GET /admin/shipping-profiles`
 * @example
 * const { shipping_profiles } = await adminListShippingProfiles(client);
 */
export const adminListShippingProfiles: Operation<operations["adminListShippingProfiles"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-profiles", { record: "shipping_profiles" });

/**
 * Create a shipping profile
 *
 * A new profile has no products and no shipping options. To move some into the profile, update it.
 *
 * `POST /admin/shipping-profiles`
 * @example
 * const { shipping_profile } = await adminCreateShippingProfile(client, { body: { name: "Fragile", type: "custom" } });
 */
export const adminCreateShippingProfile: Operation<operations["adminCreateShippingProfile"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-profiles");

/**
 * Retrieve a shipping profile with its products and shipping options
 *
 * `GET /admin/shipping-profiles/{id}`
 * @example
 * const { shipping_profile } = await adminRetrieveShippingProfile(client, { id });
 */
export const adminRetrieveShippingProfile: Operation<operations["adminRetrieveShippingProfile"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-profiles/{id}");

/**
 * Update a shipping profile
 *
 * Fields that you leave out keep their values. Products and shipping options that you send are removed from their previous
 * profiles.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { shipping_profile } = await adminUpdateShippingProfile(client, { id });
 */
export const adminUpdateShippingProfile: Operation<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-profiles/{id}", { changes: "shipping-profiles shipping-options products" });

/**
 * Delete a shipping profile
 *
 * Move the profile's products first, because a product without a profile can't be shipped. Deleting a record that doesn't
 * exist also succeeds.
 *
 * `DELETE /admin/shipping-profiles/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingProfile(client, { id });
 */
export const adminDeleteShippingProfile: Operation<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-profiles/{id}", { changes: "shipping-profiles shipping-options products" });

