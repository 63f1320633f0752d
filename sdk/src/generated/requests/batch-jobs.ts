// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateBatchJobBody } from "../schemas/batch-jobs.ts";
import { batchJobTypeSchema, dateComparisonSchema, dateOrNoneSchema, isoDateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/batch-jobs` */
export const adminCreateBatchJob: RequestFacts = {
  body: adminCreateBatchJobBody,
};

/** `GET /admin/batch-jobs` */
export const adminListBatchJobs: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "type[]": /*#__PURE__*/ v.array(batchJobTypeSchema), "pre_processed_at": dateOrNoneSchema, "confirmed_at": dateOrNoneSchema, "completed_at": dateOrNoneSchema, "failed_at": dateOrNoneSchema, "canceled_at": dateOrNoneSchema, "created_at": isoDateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","type","created_by","pre_processed_at","confirmed_at","processing_at","completed_at","canceled_at","failed_at","deleted_at"]), "expand": /*#__PURE__*/ named(["created_by_user"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","type","created_by","created_by_user","context","dry_run","result","pre_processed_at","confirmed_at","processing_at","completed_at","canceled_at","failed_at","deleted_at"], ["created_by_user"]) },
};
