// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCancelBatchJob, adminConfirmBatchJob, adminCreateBatchJob, adminListBatchJobs, adminRetrieveBatchJob } from "../operations/batch-jobs.ts";

/**
 * Cancel a batch job
 *
 * Stops one that is not confirmed yet. One that is at work is done to its end, and is called canceled after that; until then
 * the answer waits. One that is still being prepared is called failed when its preparation ends; a file that it reads must
 * stay until then, or the server stops. One that is completed cannot be canceled.
 *
 * `POST /admin/batch-jobs/{id}/cancel`
 * @example
 * const { mutate } = useAdminCancelBatchJob();
 * mutate({ id });
 */
export const useAdminCancelBatchJob: MutationHook<operations["adminCancelBatchJob"]> = /*#__PURE__*/ mutationHook(adminCancelBatchJob);

/**
 * Let a batch job that was only looked at begin
 *
 * Only one that is pre_processed, which `dry_run` leads to. It then works on behind the scenes.
 *
 * `POST /admin/batch-jobs/{id}/confirm`
 * @example
 * const { mutate } = useAdminConfirmBatchJob();
 * mutate({ id });
 */
export const useAdminConfirmBatchJob: MutationHook<operations["adminConfirmBatchJob"]> = /*#__PURE__*/ mutationHook(adminConfirmBatchJob);

/**
 * Start a batch job
 *
 * It answers at once and works on behind the scenes: look at the job until it is completed, or pre_processed with `dry_run`.
 *
 * `POST /admin/batch-jobs`
 * @example
 * const { mutate } = useAdminCreateBatchJob();
 * mutate({ body: { type: "product-import", context: { fileKey: "1773845100000-products.csv" } } });
 */
export const useAdminCreateBatchJob: MutationHook<operations["adminCreateBatchJob"]> = /*#__PURE__*/ mutationHook(adminCreateBatchJob);

/**
 * List your batch jobs
 *
 * Only those that the signed-in user started. Naming status in `fields` makes the server fail; it is always there.
 *
 * `GET /admin/batch-jobs`
 * @example
 * const { data } = useAdminBatchJobs({ query: { limit: 20 } });
 */
export const useAdminBatchJobs: QueryHook<operations["adminListBatchJobs"]> = /*#__PURE__*/ queryHook(adminListBatchJobs);

/**
 * Retrieve a batch job
 *
 * `GET /admin/batch-jobs/{id}`
 * @example
 * const { data } = useAdminBatchJob({ id });
 */
export const useAdminBatchJob: QueryHook<operations["adminRetrieveBatchJob"]> = /*#__PURE__*/ queryHook(adminRetrieveBatchJob);
