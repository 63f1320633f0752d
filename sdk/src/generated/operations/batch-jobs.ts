

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List your batch jobs
 *
 * Lists only the jobs of the signed-in user. The status is always included. If `fields` contains it, the server responds
 * with 500.
 *
 * `GET /admin/batch-jobs`
 * @example
 * const { batch_jobs } = await adminListBatchJobs(client, { query: { limit: 20 } });
 */
export const adminListBatchJobs: Operation<operations["adminListBatchJobs"]> = /*#__PURE__*/ operation("GET", "/admin/batch-jobs", "", "-id");

/**
 * Start a batch job
 *
 * Returns immediately and runs in the background. Poll the job until its status is `completed`, or `pre_processed` if `dry_run` is set.
 *
 * `POST /admin/batch-jobs`
 * @example
 * const { batch_job } = await adminCreateBatchJob(client, { body: { type: "product-import", context: { fileKey: "1773845100000-products.csv" } } });
 */
export const adminCreateBatchJob: Operation<operations["adminCreateBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs");

/**
 * Retrieve a batch job
 *
 * `GET /admin/batch-jobs/{id}`
 * @example
 * const { batch_job } = await adminRetrieveBatchJob(client, { id });
 */
export const adminRetrieveBatchJob: Operation<operations["adminRetrieveBatchJob"]> = /*#__PURE__*/ operation("GET", "/admin/batch-jobs/{id}");

/**
 * Cancel a batch job
 *
 * Stops a job that isn't confirmed yet. A job that is running completes first and is marked as canceled afterward; the
 * response waits until then. A job that is being pre-processed is marked as failed when pre-processing ends; keep the file that the job reads until then, or the server crashes. A completed job can't be canceled.
 *
 * `POST /admin/batch-jobs/{id}/cancel`
 * @example
 * const { batch_job } = await adminCancelBatchJob(client, { id });
 */
export const adminCancelBatchJob: Operation<operations["adminCancelBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/cancel");

/**
 * Confirm a batch job
 *
 * Only for a job with the status pre_processed, which a job with `dry_run` reaches. The job then runs in the
 * background.
 *
 * `POST /admin/batch-jobs/{id}/confirm`
 * @example
 * const { batch_job } = await adminConfirmBatchJob(client, { id });
 */
export const adminConfirmBatchJob: Operation<operations["adminConfirmBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/confirm");

