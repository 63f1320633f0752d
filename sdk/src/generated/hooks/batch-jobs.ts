// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCancelBatchJob, adminConfirmBatchJob, adminCreateBatchJob, adminListBatchJobs, adminRetrieveBatchJob } from "../operations/batch-jobs.ts";

/**
 * Cancel a batch job
 *
 * Stops a job that isn't confirmed yet. A running job completes first, and is then marked as canceled; the response waits
 * until then. A job that is being pre-processed is marked as failed once pre-processing ends. Keep the file that the job reads
 * until then, or the server crashes. A completed job can't be canceled.
 *
 * `POST /admin/batch-jobs/{id}/cancel`
 * @example
 * const { mutate } = useAdminCancelBatchJob();
 * mutate({ id });
 */
export const useAdminCancelBatchJob: MutationHook<operations["adminCancelBatchJob"]> = /*#__PURE__*/ mutationHook(adminCancelBatchJob);

/**
 * Confirm a batch job
 *
 * The job must have the status `pre_processed`, in which jobs with `dry_run` wait for a confirmation. The job then runs in the
 * background.
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
 * The call returns immediately, and the job runs in the background. Poll the job until its status is `completed`, or
 * `pre_processed` if `dry_run` is set.
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
 * Lists only the jobs of the signed-in user. The response always includes `status`. If `fields` contains `status`, the server
 * returns 500.
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
