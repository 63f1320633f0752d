// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/shipping-profiles.ts";

/**
 * Delete a shipping profile
 *
 * Move its products first: a product without a profile can't be shipped. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/shipping-profiles/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingProfile(client, { id });
 */
export const adminDeleteShippingProfile: Operation<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ changing(calls.adminDeleteShippingProfile, "shipping-profiles shipping-options products");

/**
 * Update a shipping profile
 *
 * Fields that you leave out keep their values. Products and shipping options that you send leave their previous profile.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { shipping_profile } = await adminUpdateShippingProfile(client, { id });
 */
export const adminUpdateShippingProfile: Operation<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ changing(calls.adminUpdateShippingProfile, "shipping-profiles shipping-options products");
