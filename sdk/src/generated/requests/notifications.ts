// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminResendNotificationBody } from "../schemas/notifications.ts";

/** `GET /admin/notifications` */
export const adminListNotifications: RequestFacts = {
  query: { "fields": /*#__PURE__*/ named(["id","created_at","updated_at","event_name","resource_type","resource_id","customer_id","to","data","parent_id","provider_id"], ["customer","parent_notification","resends","provider"]), "expand": /*#__PURE__*/ named(["customer","parent_notification","resends","provider"]), "event_name": /*#__PURE__*/ v.string(), "resource_type": /*#__PURE__*/ v.string(), "resource_id": /*#__PURE__*/ v.string(), "to": /*#__PURE__*/ v.string(), "include_resends": /*#__PURE__*/ v.boolean(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)) },
  needs: {"names":["id","created_at"]},
};

/** `POST /admin/notifications/{id}/resend` */
export const adminResendNotification: RequestFacts = {
  body: adminResendNotificationBody,
};
