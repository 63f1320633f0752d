

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List your batch jobs
 *
 * Lists only the jobs of the signed-in user. The response always includes `status`. If `fields` contains `status`, the server
 * returns 500.
 *
 * `GET /admin/batch-jobs`
 * @example
 * const { batch_jobs } = await adminListBatchJobs(client, { query: { limit: 20 } });
 */
export const adminListBatchJobs: Operation<operations["adminListBatchJobs"]> = /*#__PURE__*/ operation("GET", "/admin/batch-jobs", { order: "-id" });

/**
 * Start a batch job
 *
 * The call returns immediately, and the job runs in the background. Poll the job until its status is `completed`, or
 * `pre_processed` if `dry_run` is set.
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
 * Stops a job that isn't confirmed yet. A running job completes first, and is then marked as canceled; the response waits
 * until then. A job that is being pre-processed is marked as failed once pre-processing ends. Keep the file that the job reads
 * until then, or the server crashes. A completed job can't be canceled.
 *
 * `POST /admin/batch-jobs/{id}/cancel`
 * @example
 * const { batch_job } = await adminCancelBatchJob(client, { id });
 */
export const adminCancelBatchJob: Operation<operations["adminCancelBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/cancel");

/**
 * Confirm a batch job
 *
 * The job must have the status `pre_processed`, in which jobs with `dry_run` wait for a confirmation. The job then runs in the
 * background.
 *
 * `POST /admin/batch-jobs/{id}/confirm`
 * @example
 * const { batch_job } = await adminConfirmBatchJob(client, { id });
 */
export const adminConfirmBatchJob: Operation<operations["adminConfirmBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/confirm");

