// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateReturnReasonBodySchema, adminUpdateReturnReasonBodySchema } from "./shared.ts";

/** `POST /admin/return-reasons` */
export const adminCreateReturnReason: RequestFacts = {
  body: adminCreateReturnReasonBodySchema,
};

/** `POST /admin/return-reasons/{id}` */
export const adminUpdateReturnReason: RequestFacts = {
  body: adminUpdateReturnReasonBodySchema,
};
