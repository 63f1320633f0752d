// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateAnalyticsConfig, adminDeleteAnalyticsConfig, adminRetrieveAnalyticsConfig, adminUpdateAnalyticsConfig } from "../operations/analytics-configs.ts";

/**
 * Choose what you share
 *
 * Only the first time; afterwards update your choice, or there will be two.
 *
 * `POST /admin/analytics-configs`
 * @example
 * const { mutate } = useAdminCreateAnalyticsConfig();
 * mutate({ body: { opt_out: false } });
 */
export const useAdminCreateAnalyticsConfig: MutationHook<operations["adminCreateAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminCreateAnalyticsConfig);

/**
 * Forget what you chose to share
 *
 * It then counts as not chosen yet, and reading it ends in 404. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/analytics-configs`
 * @example
 * const { mutate } = useAdminDeleteAnalyticsConfig();
 * mutate({});
 */
export const useAdminDeleteAnalyticsConfig: MutationHook<operations["adminDeleteAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminDeleteAnalyticsConfig);

/**
 * What you chose to share
 *
 * Not found until you have chosen.
 *
 * `GET /admin/analytics-configs`
 * @example
 * const { data } = useAdminAnalyticsConfig();
 */
export const useAdminAnalyticsConfig: QueryHook<operations["adminRetrieveAnalyticsConfig"]> = /*#__PURE__*/ queryHook(adminRetrieveAnalyticsConfig);

/**
 * Change what you share
 *
 * Makes the choice if there is none yet.
 *
 * `POST /admin/analytics-configs/update`
 * @example
 * const { mutate } = useAdminUpdateAnalyticsConfig();
 * mutate({});
 */
export const useAdminUpdateAnalyticsConfig: MutationHook<operations["adminUpdateAnalyticsConfig"]> = /*#__PURE__*/ mutationHook(adminUpdateAnalyticsConfig);
