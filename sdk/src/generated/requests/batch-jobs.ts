// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateBatchJobBodySchema, batchJobTypeSchema, dateComparisonSchema, dateOrNoneSchema, isoDateComparisonSchema } from "./shared.ts";

/** `POST /admin/batch-jobs` */
export const adminCreateBatchJob: RequestFacts = {
  body: adminCreateBatchJobBodySchema,
};

/** `GET /admin/batch-jobs` */
export const adminListBatchJobs: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "type[]": { "type": "array", "items": batchJobTypeSchema }, "pre_processed_at": dateOrNoneSchema, "confirmed_at": dateOrNoneSchema, "completed_at": dateOrNoneSchema, "failed_at": dateOrNoneSchema, "canceled_at": dateOrNoneSchema, "created_at": isoDateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","type","created_by","pre_processed_at","confirmed_at","processing_at","completed_at","canceled_at","failed_at","deleted_at"] }, "expand": { "type": "string", "x-names": ["created_by_user"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","type","created_by","created_by_user","context","dry_run","result","pre_processed_at","confirmed_at","processing_at","completed_at","canceled_at","failed_at","deleted_at"] } },
};
