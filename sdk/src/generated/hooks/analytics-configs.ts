// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateAnalyticsConfig, adminDeleteAnalyticsConfig, adminRetrieveAnalyticsConfig, adminUpdateAnalyticsConfig } from "../operations/analytics-configs.ts";

/**
 * Choose whether to share usage data
 *
 * Call this only if you haven't made a choice yet. Otherwise, update your choice, because this call would create a second one.
 *
 * `POST /admin/analytics-configs`
 * @example
 * const { mutate } = useAdminCreateAnalyticsConfig();
 * mutate({ body: { opt_out: false } });
 */
export const useAdminCreateAnalyticsConfig: MutationHook<operations["adminCreateAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminCreateAnalyticsConfig);

/**
 * Delete your choice about sharing usage data
 *
 * Afterward, reading the choice returns 404. Deleting a choice that doesn't exist also succeeds.
 *
 * `DELETE /admin/analytics-configs`
 * @example
 * const { mutate } = useAdminDeleteAnalyticsConfig();
 * mutate({});
 */
export const useAdminDeleteAnalyticsConfig: MutationHook<operations["adminDeleteAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminDeleteAnalyticsConfig);

/**
 * Retrieve your choice about sharing usage data
 *
 * Returns 404 until you have made a choice.
 *
 * `GET /admin/analytics-configs`
 * @example
 * const { data } = useAdminAnalyticsConfig();
 */
export const useAdminAnalyticsConfig: QueryHook<operations["adminRetrieveAnalyticsConfig"]> = /*#__PURE__*/ queryHook(adminRetrieveAnalyticsConfig);

/**
 * Change your choice about sharing usage data
 *
 * Saves your choice for the first time, or changes it.
 *
 * `POST /admin/analytics-configs/update`
 * @example
 * const { mutate } = useAdminUpdateAnalyticsConfig();
 * mutate({});
 */
export const useAdminUpdateAnalyticsConfig: MutationHook<operations["adminUpdateAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminUpdateAnalyticsConfig);
