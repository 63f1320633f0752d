// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdatePaymentCollectionBodySchema, storeAuthorizePaymentCollectionSessionsBodySchema, storeSetPaymentCollectionSessionBodySchema, storeSetPaymentCollectionSessionsBodySchema } from "./shared.ts";

/** `GET /admin/payment-collections/{id}` */
export const adminRetrievePaymentCollection: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["currency","region","payment_sessions","payments"] }, "fields": { "type": "string", "x-names": ["id","type","status","description","amount","authorized_amount","currency_code","currency","region_id","region","payment_sessions","payments","created_by","created_at","updated_at","deleted_at","metadata"] } },
};

/** `POST /admin/payment-collections/{id}` */
export const adminUpdatePaymentCollection: RequestFacts = {
  body: adminUpdatePaymentCollectionBodySchema,
};

/** `POST /store/payment-collections/{id}/sessions/batch/authorize` */
export const storeAuthorizePaymentCollectionSessions: RequestFacts = {
  body: storeAuthorizePaymentCollectionSessionsBodySchema,
};

/** `GET /store/payment-collections/{id}` */
export const storeRetrievePaymentCollection: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["currency","region","payment_sessions","payments"] }, "fields": { "type": "string", "x-names": ["id","type","status","description","amount","authorized_amount","currency_code","currency","region_id","region","payment_sessions","payments","created_by","created_at","updated_at","deleted_at","metadata"] } },
};

/** `POST /store/payment-collections/{id}/sessions` */
export const storeSetPaymentCollectionSession: RequestFacts = {
  body: storeSetPaymentCollectionSessionBodySchema,
};

/** `POST /store/payment-collections/{id}/sessions/batch` */
export const storeSetPaymentCollectionSessions: RequestFacts = {
  body: storeSetPaymentCollectionSessionsBodySchema,
};
