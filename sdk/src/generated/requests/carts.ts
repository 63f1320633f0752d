// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { storeAddCartShippingMethodBodySchema, storeCreateCartBodySchema, storeCreateLineItemBodySchema, storeSetPaymentSessionBodySchema, storeUpdateCartBodySchema, storeUpdateLineItemBodySchema, storeUpdatePaymentSessionBodySchema } from "./shared.ts";

/** `POST /store/carts/{id}/shipping-methods` */
export const storeAddCartShippingMethod: RequestFacts = {
  body: storeAddCartShippingMethodBodySchema,
};

/** `POST /store/carts` */
export const storeCreateCart: RequestFacts = {
  body: storeCreateCartBodySchema,
};

/** `POST /store/carts/{id}/line-items` */
export const storeCreateLineItem: RequestFacts = {
  body: storeCreateLineItemBodySchema,
};

/** `GET /store/carts/{id}` */
export const storeRetrieveCart: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["customer","region","billing_address","shipping_address","items","shipping_methods","discounts","gift_cards","payment_sessions","payment","sales_channel"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","type","email","customer_id","customer","region_id","region","billing_address_id","billing_address","shipping_address_id","shipping_address","items","shipping_methods","discounts","gift_cards","payment_sessions","payment_id","payment","payment_authorized_at","completed_at","sales_channel_id","sales_channel","context","idempotency_key"] } },
};

/** `POST /store/carts/{id}/payment-session` */
export const storeSetPaymentSession: RequestFacts = {
  body: storeSetPaymentSessionBodySchema,
};

/** `POST /store/carts/{id}` */
export const storeUpdateCart: RequestFacts = {
  body: storeUpdateCartBodySchema,
};

/** `POST /store/carts/{id}/line-items/{line_id}` */
export const storeUpdateLineItem: RequestFacts = {
  body: storeUpdateLineItemBodySchema,
};

/** `POST /store/carts/{id}/payment-sessions/{provider_id}` */
export const storeUpdatePaymentSession: RequestFacts = {
  body: storeUpdatePaymentSessionBodySchema,
};
