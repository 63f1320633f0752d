// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddDraftOrderLineItemBody, adminCreateDraftOrderBody, adminUpdateDraftOrderBody, adminUpdateDraftOrderLineItemBody } from "../schemas/draft-orders.ts";
import { dateComparisonSchema, draftOrderStatusSchema } from "../schemas/components.ts";

/** `POST /admin/draft-orders/{id}/line-items` */
export const adminAddDraftOrderLineItem: RequestFacts = {
  body: adminAddDraftOrderLineItemBody,
};

/** `POST /admin/draft-orders` */
export const adminCreateDraftOrder: RequestFacts = {
  body: adminCreateDraftOrderBody,
};

/** `GET /admin/draft-orders` */
export const adminListDraftOrders: RequestFacts = {
  query: { "status[]": /*#__PURE__*/ v.array(draftOrderStatusSchema), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","status","display_id","cart_id","order_id","no_notification_order","canceled_at"]), "expand": /*#__PURE__*/ named(["cart","order"]) },
};

/** `POST /admin/draft-orders/{id}` */
export const adminUpdateDraftOrder: RequestFacts = {
  body: adminUpdateDraftOrderBody,
};

/** `POST /admin/draft-orders/{id}/line-items/{line_id}` */
export const adminUpdateDraftOrderLineItem: RequestFacts = {
  body: adminUpdateDraftOrderLineItemBody,
};
