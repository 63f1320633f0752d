// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { storeAddCartShippingMethodBody, storeCreateCartBody, storeCreateLineItemBody, storeSetPaymentSessionBody, storeUpdateCartBody, storeUpdateLineItemBody, storeUpdatePaymentSessionBody } from "../schemas/carts.ts";

/** `POST /store/carts/{id}/shipping-methods` */
export const storeAddCartShippingMethod: RequestFacts = {
  body: storeAddCartShippingMethodBody,
};

/** `POST /store/carts` */
export const storeCreateCart: RequestFacts = {
  body: storeCreateCartBody,
};

/** `POST /store/carts/{id}/line-items` */
export const storeCreateLineItem: RequestFacts = {
  body: storeCreateLineItemBody,
};

/** `GET /store/carts/{id}` */
export const storeRetrieveCart: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["customer","region","billing_address","shipping_address","items","shipping_methods","discounts","gift_cards","payment_sessions","payment","sales_channel"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","type","email","customer_id","customer","region_id","region","billing_address_id","billing_address","shipping_address_id","shipping_address","items","shipping_methods","discounts","gift_cards","payment_sessions","payment_id","payment","payment_authorized_at","completed_at","sales_channel_id","sales_channel","context","idempotency_key"], ["customer","region","billing_address","shipping_address","items","shipping_methods","discounts","gift_cards","payment_sessions","payment","sales_channel"]) },
};

/** `POST /store/carts/{id}/payment-session` */
export const storeSetPaymentSession: RequestFacts = {
  body: storeSetPaymentSessionBody,
};

/** `POST /store/carts/{id}` */
export const storeUpdateCart: RequestFacts = {
  body: storeUpdateCartBody,
};

/** `POST /store/carts/{id}/line-items/{line_id}` */
export const storeUpdateLineItem: RequestFacts = {
  body: storeUpdateLineItemBody,
};

/** `POST /store/carts/{id}/payment-sessions/{provider_id}` */
export const storeUpdatePaymentSession: RequestFacts = {
  body: storeUpdatePaymentSessionBody,
};
