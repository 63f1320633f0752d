// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminResendNotificationBodySchema } from "./shared.ts";

/** `GET /admin/notifications` */
export const adminListNotifications: RequestFacts = {
  query: { "fields": { "type": "string", "x-names": ["id","created_at","updated_at","event_name","resource_type","resource_id","customer_id","to","data","parent_id","provider_id"] }, "event_name": { "type": "string" }, "resource_type": { "type": "string" }, "resource_id": { "type": "string" }, "to": { "type": "string" }, "include_resends": { "type": "boolean" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "expand": { "type": "string", "x-names": ["customer","parent_notification","resends","provider"] } },
  needs: {"names":["id","created_at"]},
};

/** `POST /admin/notifications/{id}/resend` */
export const adminResendNotification: RequestFacts = {
  body: adminResendNotificationBodySchema,
};
