// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddOrderEditLineItemBodySchema, adminCreateOrderEditBodySchema, adminRequestOrderEditConfirmationBodySchema, adminUpdateOrderEditBodySchema, adminUpdateOrderEditLineItemBodySchema, storeDeclineOrderEditBodySchema } from "./shared.ts";

/** `POST /admin/order-edits/{id}/items` */
export const adminAddOrderEditLineItem: RequestFacts = {
  body: adminAddOrderEditLineItemBodySchema,
};

/** `POST /admin/order-edits` */
export const adminCreateOrderEdit: RequestFacts = {
  body: adminCreateOrderEditBodySchema,
};

/** `GET /admin/order-edits` */
export const adminListOrderEdits: RequestFacts = {
  query: { "order_id": { "type": "string" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","order_id","payment_collection_id","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by"] }, "expand": { "type": "string", "x-names": ["order","items","changes","payment_collection"] }, "fields": { "type": "string", "x-names": ["id","order_id","order","items","changes","payment_collection_id","payment_collection","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by","updated_at"] } },
};

/** `POST /admin/order-edits/{id}/request` */
export const adminRequestOrderEditConfirmation: RequestFacts = {
  body: adminRequestOrderEditConfirmationBodySchema,
};

/** `GET /admin/order-edits/{id}` */
export const adminRetrieveOrderEdit: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["order","items","changes","payment_collection"] }, "fields": { "type": "string", "x-names": ["id","order_id","order","items","changes","payment_collection_id","payment_collection","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by","updated_at"] } },
};

/** `POST /admin/order-edits/{id}` */
export const adminUpdateOrderEdit: RequestFacts = {
  body: adminUpdateOrderEditBodySchema,
};

/** `POST /admin/order-edits/{id}/items/{item_id}` */
export const adminUpdateOrderEditLineItem: RequestFacts = {
  body: adminUpdateOrderEditLineItemBodySchema,
};

/** `POST /store/order-edits/{id}/decline` */
export const storeDeclineOrderEdit: RequestFacts = {
  body: storeDeclineOrderEditBodySchema,
};

/** `GET /store/order-edits/{id}` */
export const storeRetrieveOrderEdit: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["order","items","changes","payment_collection"] }, "fields": { "type": "string", "x-names": ["id","order_id","items","changes","payment_collection_id","created_at","requested_at","requested_by","confirmed_at","declined_at","declined_by","declined_reason","canceled_at"] } },
};
