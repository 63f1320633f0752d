// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddDraftOrderLineItemBodySchema, adminCreateDraftOrderBodySchema, adminUpdateDraftOrderBodySchema, adminUpdateDraftOrderLineItemBodySchema, dateComparisonSchema, draftOrderStatusSchema } from "./shared.ts";

/** `POST /admin/draft-orders/{id}/line-items` */
export const adminAddDraftOrderLineItem: RequestFacts = {
  body: adminAddDraftOrderLineItemBodySchema,
};

/** `POST /admin/draft-orders` */
export const adminCreateDraftOrder: RequestFacts = {
  body: adminCreateDraftOrderBodySchema,
};

/** `GET /admin/draft-orders` */
export const adminListDraftOrders: RequestFacts = {
  query: { "status[]": { "type": "array", "items": draftOrderStatusSchema }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","status","display_id","cart_id","order_id","no_notification_order","canceled_at"] }, "expand": { "type": "string", "x-names": ["cart","order"] } },
};

/** `POST /admin/draft-orders/{id}` */
export const adminUpdateDraftOrder: RequestFacts = {
  body: adminUpdateDraftOrderBodySchema,
};

/** `POST /admin/draft-orders/{id}/line-items/{line_id}` */
export const adminUpdateDraftOrderLineItem: RequestFacts = {
  body: adminUpdateDraftOrderLineItemBodySchema,
};
