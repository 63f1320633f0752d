// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateAnalyticsConfigBody, adminUpdateAnalyticsConfigBody } from "../schemas/analytics-configs.ts";

/** `POST /admin/analytics-configs` */
export const adminCreateAnalyticsConfig: RequestFacts = {
  body: adminCreateAnalyticsConfigBody,
};

/** `POST /admin/analytics-configs/update` */
export const adminUpdateAnalyticsConfig: RequestFacts = {
  body: adminUpdateAnalyticsConfigBody,
};
