// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddOrderEditLineItemBody, adminCreateOrderEditBody, adminRequestOrderEditConfirmationBody, adminUpdateOrderEditBody, adminUpdateOrderEditLineItemBody, storeDeclineOrderEditBody } from "../schemas/order-edits.ts";

/** `POST /admin/order-edits/{id}/items` */
export const adminAddOrderEditLineItem: RequestFacts = {
  body: adminAddOrderEditLineItemBody,
};

/** `POST /admin/order-edits` */
export const adminCreateOrderEdit: RequestFacts = {
  body: adminCreateOrderEditBody,
};

/** `GET /admin/order-edits` */
export const adminListOrderEdits: RequestFacts = {
  query: { "order_id": /*#__PURE__*/ v.string(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","order_id","payment_collection_id","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by"]), "expand": /*#__PURE__*/ named(["order","items","changes","payment_collection"]), "fields": /*#__PURE__*/ named(["id","order_id","order","items","changes","payment_collection_id","payment_collection","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by","updated_at"], ["order","items","changes","payment_collection"]) },
};

/** `POST /admin/order-edits/{id}/request` */
export const adminRequestOrderEditConfirmation: RequestFacts = {
  body: adminRequestOrderEditConfirmationBody,
};

/** `GET /admin/order-edits/{id}` */
export const adminRetrieveOrderEdit: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["order","items","changes","payment_collection"]), "fields": /*#__PURE__*/ named(["id","order_id","order","items","changes","payment_collection_id","payment_collection","internal_note","created_at","created_by","requested_at","requested_by","confirmed_at","confirmed_by","declined_at","declined_by","declined_reason","canceled_at","canceled_by","updated_at"], ["order","items","changes","payment_collection"]) },
};

/** `POST /admin/order-edits/{id}` */
export const adminUpdateOrderEdit: RequestFacts = {
  body: adminUpdateOrderEditBody,
};

/** `POST /admin/order-edits/{id}/items/{item_id}` */
export const adminUpdateOrderEditLineItem: RequestFacts = {
  body: adminUpdateOrderEditLineItemBody,
};

/** `POST /store/order-edits/{id}/decline` */
export const storeDeclineOrderEdit: RequestFacts = {
  body: storeDeclineOrderEditBody,
};

/** `GET /store/order-edits/{id}` */
export const storeRetrieveOrderEdit: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["order","items","changes","payment_collection"]), "fields": /*#__PURE__*/ named(["id","order_id","items","changes","payment_collection_id","created_at","requested_at","requested_by","confirmed_at","declined_at","declined_by","declined_reason","canceled_at"], ["order","items","changes","payment_collection"]) },
};
