

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List your batch jobs
 *
 * Only those that the signed-in user started. Naming status in `fields` makes the server fail; it is always there.
 *
 * `GET /admin/batch-jobs`
 * @example
 * const { batch_jobs } = await adminListBatchJobs(client, { query: { limit: 20 } });
 */
export const adminListBatchJobs: Operation<operations["adminListBatchJobs"]> = /*#__PURE__*/ operation("GET", "/admin/batch-jobs", "", "-id");

/**
 * Start a batch job
 *
 * It answers at once and works on behind the scenes: look at the job until it is completed, or pre_processed with `dry_run`.
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
 * Stops one that is not confirmed yet. One that is at work is done to its end, and is called canceled after that; until then
 * the answer waits. One that is still being prepared is called failed when its preparation ends; a file that it reads must
 * stay until then, or the server stops. One that is completed cannot be canceled.
 *
 * `POST /admin/batch-jobs/{id}/cancel`
 * @example
 * const { batch_job } = await adminCancelBatchJob(client, { id });
 */
export const adminCancelBatchJob: Operation<operations["adminCancelBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/cancel");

/**
 * Let a batch job that was only looked at begin
 *
 * Only one that is pre_processed, which `dry_run` leads to. It then works on behind the scenes.
 *
 * `POST /admin/batch-jobs/{id}/confirm`
 * @example
 * const { batch_job } = await adminConfirmBatchJob(client, { id });
 */
export const adminConfirmBatchJob: Operation<operations["adminConfirmBatchJob"]> = /*#__PURE__*/ operation("POST", "/admin/batch-jobs/{id}/confirm");

