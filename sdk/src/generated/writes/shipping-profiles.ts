// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/shipping-profiles.ts";

/**
 * Delete a shipping profile
 *
 * Move its products first: one without a profile cannot be shipped. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/shipping-profiles/{id}`
 * @example
 * const { deleted } = await adminDeleteShippingProfile(client, { id });
 */
export const adminDeleteShippingProfile: Operation<operations["adminDeleteShippingProfile"]> = /*#__PURE__*/ changing(calls.adminDeleteShippingProfile, "shipping-profiles shipping-options products");

/**
 * Update a shipping profile
 *
 * What is left out stays. Products and shipping options that are sent leave the profile that they were in.
 *
 * `POST /admin/shipping-profiles/{id}`
 * @example
 * const { shipping_profile } = await adminUpdateShippingProfile(client, { id });
 */
export const adminUpdateShippingProfile: Operation<operations["adminUpdateShippingProfile"]> = /*#__PURE__*/ changing(calls.adminUpdateShippingProfile, "shipping-profiles shipping-options products");
