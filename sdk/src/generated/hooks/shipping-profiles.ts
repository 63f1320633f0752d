// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateShippingProfile, adminListShippingProfiles, adminRetrieveShippingProfile } from "../operations/shipping-profiles.ts";
import { adminDeleteShippingProfile, adminUpdateShippingProfile } from "../writes/shipping-profiles.ts";

/**
 * Create a shipping profile
 *
 * A new profile has no products and no shipping options. Move them with an update.
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
 * Move its products first: a product without a profile can't be shipped. Deleting a record that doesn't exist also succeeds.
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
 * Fields that you leave out keep their values. Products and shipping options that you send leave their previous profile.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { mutate } = useAdminUpdateShippingProfile();
 * mutate({ id });
 */
export const useAdminUpdateShippingProfile: MutationHook<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ mutationHook(adminUpdateShippingProfile);
