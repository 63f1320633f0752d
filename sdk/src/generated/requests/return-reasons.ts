// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateReturnReasonBody, adminUpdateReturnReasonBody } from "../schemas/return-reasons.ts";

/** `POST /admin/return-reasons` */
export const adminCreateReturnReason: RequestFacts = {
  body: adminCreateReturnReasonBody,
};

/** `POST /admin/return-reasons/{id}` */
export const adminUpdateReturnReason: RequestFacts = {
  body: adminUpdateReturnReasonBody,
};
