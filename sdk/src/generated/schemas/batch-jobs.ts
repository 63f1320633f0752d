// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { batchJobContextSchema, batchJobTypeSchema } from "./components.ts";

/** The body of `adminCreateBatchJob`. */
export const adminCreateBatchJobBody = /*#__PURE__*/ v.strictObject({
  type: batchJobTypeSchema,
  context: batchJobContextSchema,
  dry_run: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});
