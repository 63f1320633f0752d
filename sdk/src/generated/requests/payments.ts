// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminRefundPaymentBody } from "../schemas/payments.ts";

/** `POST /admin/payments/{id}/refund` */
export const adminRefundPayment: RequestFacts = {
  body: adminRefundPaymentBody,
};

/** `GET /admin/payments/{id}` */
export const adminRetrievePayment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["order","swap","cart","currency"]), "fields": /*#__PURE__*/ named(["id","order_id","order","swap_id","swap","cart_id","cart","amount","amount_refunded","currency_code","currency","provider_id","data","captured_at","canceled_at","idempotency_key","created_at","updated_at","metadata"], ["order","swap","cart","currency"]) },
};
