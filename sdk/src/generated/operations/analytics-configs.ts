

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve your choice about sharing usage data
 *
 * Returns 404 until you have made a choice.
 *
 * `GET /admin/analytics-configs`
 * @example
 * const { analytics_config } = await adminRetrieveAnalyticsConfig(client);
 */
export const adminRetrieveAnalyticsConfig: Operation<operations["adminRetrieveAnalyticsConfig"]> = /*#__PURE__*/ operation("GET", "/admin/analytics-configs");

/**
 * Choose whether to share usage data
 *
 * Call this only if you haven't made a choice yet. Otherwise, update your choice, because this call would create a second one.
 *
 * `POST /admin/analytics-configs`
 * @example
 * const { analytics_config } = await adminCreateAnalyticsConfig(client, { body: { opt_out: false } });
 */
export const adminCreateAnalyticsConfig: Operation<operations["adminCreateAnalyticsConfig"]> = /*#__PURE__*/ operation("POST", "/admin/analytics-configs");

/**
 * Delete your choice about sharing usage data
 *
 * Afterward, reading the choice returns 404. Deleting a choice that doesn't exist also succeeds.
 *
 * `DELETE /admin/analytics-configs`
 * @example
 * const { deleted } = await adminDeleteAnalyticsConfig(client);
 */
export const adminDeleteAnalyticsConfig: Operation<operations["adminDeleteAnalyticsConfig"]> = /*#__PURE__*/ operation("DELETE", "/admin/analytics-configs");

/**
 * Change your choice about sharing usage data
 *
 * Saves your choice for the first time, or changes it.
 *
 * `POST /admin/analytics-configs/update`
 * @example
 * const { analytics_config } = await adminUpdateAnalyticsConfig(client);
 */
export const adminUpdateAnalyticsConfig: Operation<operations["adminUpdateAnalyticsConfig"]> = /*#__PURE__*/ operation("POST", "/admin/analytics-configs/update");

