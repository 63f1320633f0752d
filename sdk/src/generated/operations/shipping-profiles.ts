

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
 * A new profile has no products and no shipping options. Move them with an update.
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


export const adminUpdateShippingProfile: Operation<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ operation("POST", "/admin/shipping-profiles/{id}");


export const adminDeleteShippingProfile: Operation<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ operation("DELETE", "/admin/shipping-profiles/{id}");

