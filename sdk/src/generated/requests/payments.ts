// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminRefundPaymentBodySchema } from "./shared.ts";

/** `POST /admin/payments/{id}/refund` */
export const adminRefundPayment: RequestFacts = {
  body: adminRefundPaymentBodySchema,
};

/** `GET /admin/payments/{id}` */
export const adminRetrievePayment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["order","swap","cart","currency"] }, "fields": { "type": "string", "x-names": ["id","order_id","order","swap_id","swap","cart_id","cart","amount","amount_refunded","currency_code","currency","provider_id","data","captured_at","canceled_at","idempotency_key","created_at","updated_at","metadata"] } },
};
