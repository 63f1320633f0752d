// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdatePaymentCollectionBody, storeAuthorizePaymentCollectionSessionsBody, storeSetPaymentCollectionSessionBody, storeSetPaymentCollectionSessionsBody } from "../schemas/payment-collections.ts";

/** `GET /admin/payment-collections/{id}` */
export const adminRetrievePaymentCollection: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["currency","region","payment_sessions","payments"]), "fields": /*#__PURE__*/ named(["id","type","status","description","amount","authorized_amount","currency_code","currency","region_id","region","payment_sessions","payments","created_by","created_at","updated_at","deleted_at","metadata"], ["currency","region","payment_sessions","payments"]) },
};

/** `POST /admin/payment-collections/{id}` */
export const adminUpdatePaymentCollection: RequestFacts = {
  body: adminUpdatePaymentCollectionBody,
};

/** `POST /store/payment-collections/{id}/sessions/batch/authorize` */
export const storeAuthorizePaymentCollectionSessions: RequestFacts = {
  body: storeAuthorizePaymentCollectionSessionsBody,
};

/** `GET /store/payment-collections/{id}` */
export const storeRetrievePaymentCollection: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["currency","region","payment_sessions","payments"]), "fields": /*#__PURE__*/ named(["id","type","status","description","amount","authorized_amount","currency_code","currency","region_id","region","payment_sessions","payments","created_by","created_at","updated_at","deleted_at","metadata"], ["currency","region","payment_sessions","payments"]) },
};

/** `POST /store/payment-collections/{id}/sessions` */
export const storeSetPaymentCollectionSession: RequestFacts = {
  body: storeSetPaymentCollectionSessionBody,
};

/** `POST /store/payment-collections/{id}/sessions/batch` */
export const storeSetPaymentCollectionSessions: RequestFacts = {
  body: storeSetPaymentCollectionSessionsBody,
};
