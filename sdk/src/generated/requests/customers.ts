// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateCustomerBodySchema, adminUpdateCustomerBodySchema, dateComparisonSchema, fulfillmentStatusSchema, orderStatusSchema, paymentStatusSchema, storeCreateCustomerAddressBodySchema, storeCreateCustomerBodySchema, storeRequestCustomerPasswordTokenBodySchema, storeResetCustomerPasswordBodySchema, storeUpdateCustomerAddressBodySchema, storeUpdateCustomerBodySchema } from "./shared.ts";

/** `POST /admin/customers` */
export const adminCreateCustomer: RequestFacts = {
  body: adminCreateCustomerBodySchema,
};

/** `GET /admin/customers` */
export const adminListCustomers: RequestFacts = {
  query: { "has_account": { "type": "boolean" }, "groups[]": { "type": "array", "items": { "type": "string" } }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id"] }, "expand": { "type": "string", "x-names": ["billing_address","shipping_addresses","orders","groups"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"] } },
};

/** `GET /admin/customers/{id}` */
export const adminRetrieveCustomer: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["billing_address","shipping_addresses","orders","groups"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"] } },
};

/** `POST /admin/customers/{id}` */
export const adminUpdateCustomer: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["billing_address","shipping_addresses","orders","groups"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"] } },
  body: adminUpdateCustomerBodySchema,
};

/** `POST /store/customers` */
export const storeCreateCustomer: RequestFacts = {
  body: storeCreateCustomerBodySchema,
};

/** `POST /store/customers/me/addresses` */
export const storeCreateCustomerAddress: RequestFacts = {
  body: storeCreateCustomerAddressBodySchema,
};

/** `GET /store/customers/me/orders` */
export const storeListCustomerOrders: RequestFacts = {
  query: { "id": { "type": "string" }, "status[]": { "type": "array", "items": orderStatusSchema }, "fulfillment_status[]": { "type": "array", "items": fulfillmentStatusSchema }, "payment_status[]": { "type": "array", "items": paymentStatusSchema }, "display_id": { "type": "integer", "format": "int32" }, "cart_id": { "type": "string" }, "email": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" }, "tax_rate": { "type": "number" }, "canceled_at": dateComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /store/customers/password-token` */
export const storeRequestCustomerPasswordToken: RequestFacts = {
  body: storeRequestCustomerPasswordTokenBodySchema,
};

/** `POST /store/customers/password-reset` */
export const storeResetCustomerPassword: RequestFacts = {
  body: storeResetCustomerPasswordBodySchema,
};

/** `POST /store/customers/me` */
export const storeUpdateCustomer: RequestFacts = {
  body: storeUpdateCustomerBodySchema,
};

/** `POST /store/customers/me/addresses/{address_id}` */
export const storeUpdateCustomerAddress: RequestFacts = {
  body: storeUpdateCustomerAddressBodySchema,
};
