

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * What you chose to share
 *
 * Returns 404 until you have made a choice.
 *
 * `GET /admin/analytics-configs`
 * @example
 * const { analytics_config } = await adminRetrieveAnalyticsConfig(client);
 */
export const adminRetrieveAnalyticsConfig: Operation<operations["adminRetrieveAnalyticsConfig"]> = /*#__PURE__*/ operation("GET", "/admin/analytics-configs");

/**
 * Choose what you share
 *
 * Call this only the first time. Update your choice afterward, or there will be two.
 *
 * `POST /admin/analytics-configs`
 * @example
 * const { analytics_config } = await adminCreateAnalyticsConfig(client, { body: { opt_out: false } });
 */
export const adminCreateAnalyticsConfig: Operation<operations["adminCreateAnalyticsConfig"]> = /*#__PURE__*/ operation("POST", "/admin/analytics-configs");

/**
 * Forget what you chose to share
 *
 * After that, reading the choice returns 404. Deleting a choice that doesn't exist also succeeds.
 *
 * `DELETE /admin/analytics-configs`
 * @example
 * const { deleted } = await adminDeleteAnalyticsConfig(client);
 */
export const adminDeleteAnalyticsConfig: Operation<operations["adminDeleteAnalyticsConfig"]> = /*#__PURE__*/ operation("DELETE", "/admin/analytics-configs");

/**
 * Change what you share
 *
 * Saves the user's choice for the first time, or changes it.
 *
 * `POST /admin/analytics-configs/update`
 * @example
 * const { analytics_config } = await adminUpdateAnalyticsConfig(client);
 */
export const adminUpdateAnalyticsConfig: Operation<operations["adminUpdateAnalyticsConfig"]> = /*#__PURE__*/ operation("POST", "/admin/analytics-configs/update");

