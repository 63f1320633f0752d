// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/regions.ts";

/**
 * Delete a region
 *
 * The region's countries become available to other regions. Carts and orders keep the region, but some calls on them fail with 500.
 *
 * `DELETE /admin/regions/{id}`
 * @example
 * const { deleted } = await adminDeleteRegion(client, { id });
 */
export const adminDeleteRegion: Operation<operations["adminDeleteRegion"]> = /*#__PURE__*/ changing(calls.adminDeleteRegion, "regions shipping-options discounts gift-cards tax-rates");

/**
 * Update a region
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/regions/{id}`
 * @example
 * const { region } = await adminUpdateRegion(client, { id });
 */
export const adminUpdateRegion: Operation<operations["adminUpdateRegion"]> = /*#__PURE__*/ changing(calls.adminUpdateRegion, "regions products variants shipping-options discounts gift-cards");
