// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateAnalyticsConfigBodySchema, adminUpdateAnalyticsConfigBodySchema } from "./shared.ts";

/** `POST /admin/analytics-configs` */
export const adminCreateAnalyticsConfig: RequestFacts = {
  body: adminCreateAnalyticsConfigBodySchema,
};

/** `POST /admin/analytics-configs/update` */
export const adminUpdateAnalyticsConfig: RequestFacts = {
  body: adminUpdateAnalyticsConfigBodySchema,
};
