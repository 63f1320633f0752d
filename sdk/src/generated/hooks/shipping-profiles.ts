// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateShippingProfile, adminDeleteShippingProfile, adminListShippingProfiles, adminRetrieveShippingProfile, adminUpdateShippingProfile } from "../operations/shipping-profiles.ts";

/**
 * Create a shipping profile
 *
 * A new profile has no products and no shipping options. To move some into the profile, update it.
 *
 * `POST /admin/shipping-profiles`
 * @example
 * const { mutate } = useAdminCreateShippingProfile();
 * mutate({ body: { name: "Fragile", type: "custom" } });
 */
export const useAdminCreateShippingProfile: MutationHook<operations["adminCreateShippingProfile"]> = /*#__PURE__*/ mutationHook(adminCreateShippingProfile);

/**
 * Delete a shipping profile
 *
 * Move the profile's products first, because a product without a profile can't be shipped. Deleting a record that doesn't
 * exist also succeeds.
 *
 * `DELETE /admin/shipping-profiles/{id}`
 * @example
 * const { mutate } = useAdminDeleteShippingProfile();
 * mutate({ id });
 */
export const useAdminDeleteShippingProfile: MutationHook<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ mutationHook(adminDeleteShippingProfile);

/**
 * List shipping profiles
 *
 * `GET /admin/shipping-profiles`
 * @example
 * const { data } = useAdminShippingProfiles();
 */
export const useAdminShippingProfiles: QueryHook<operations["adminListShippingProfiles"]> = /*#__PURE__*/ queryHook(adminListShippingProfiles);

/**
 * Retrieve a shipping profile with its products and shipping options
 *
 * `GET /admin/shipping-profiles/{id}`
 * @example
 * const { data } = useAdminShippingProfile({ id });
 */
export const useAdminShippingProfile: QueryHook<operations["adminRetrieveShippingProfile"]> = /*#__PURE__*/ queryHook(adminRetrieveShippingProfile);

/**
 * Update a shipping profile
 *
 * Fields that you leave out keep their values. Products and shipping options that you send are removed from their previous
 * profiles.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { mutate } = useAdminUpdateShippingProfile();
 * mutate({ id });
 */
export const useAdminUpdateShippingProfile: MutationHook<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ mutationHook(adminUpdateShippingProfile);
