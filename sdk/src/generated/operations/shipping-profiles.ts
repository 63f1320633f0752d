

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
export const adminListShippingProfiles: Operation<operations["adminListShippingProfiles"]> = /*#__PURE__*/ operation("GET", "/admin/shipping-profiles");

/**
 * Create a shipping profile
 *
 * It begins without products and shipping options; an update moves them here.
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
 * What is left out stays. Products and shipping options that are sent leave the profile that they were in.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { shipping_profile } = await adminUpdateShippingProfile(client, { id });
 */
export const adminUpdateShippingProfile: Operation<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-profiles/{id}", "shipping-options products");

/**
 * Delete a shipping profile
 *
 * Move its products first: one without a profile cannot be shipped. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/shipping-profiles/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingProfile(client, { id });
 */
export const adminDeleteShippingProfile: Operation<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-profiles/{id}", "shipping-options products");

