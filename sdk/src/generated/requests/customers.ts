// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateCustomerBody, adminUpdateCustomerBody, storeCreateCustomerAddressBody, storeCreateCustomerBody, storeRequestCustomerPasswordTokenBody, storeResetCustomerPasswordBody, storeUpdateCustomerAddressBody, storeUpdateCustomerBody } from "../schemas/customers.ts";
import { dateComparisonSchema, fulfillmentStatusSchema, orderStatusSchema, paymentStatusSchema } from "../schemas/components.ts";

/** `POST /admin/customers` */
export const adminCreateCustomer: RequestFacts = {
  body: adminCreateCustomerBody,
};

/** `GET /admin/customers` */
export const adminListCustomers: RequestFacts = {
  query: { "has_account": /*#__PURE__*/ v.boolean(), "groups[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id"]), "expand": /*#__PURE__*/ named(["billing_address","shipping_addresses","orders","groups"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"], ["billing_address","shipping_addresses","orders","groups"]) },
};

/** `GET /admin/customers/{id}` */
export const adminRetrieveCustomer: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["billing_address","shipping_addresses","orders","groups"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"], ["billing_address","shipping_addresses","orders","groups"]) },
};

/** `POST /admin/customers/{id}` */
export const adminUpdateCustomer: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["billing_address","shipping_addresses","orders","groups"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","phone","has_account","billing_address_id","billing_address","shipping_addresses","orders","groups"], ["billing_address","shipping_addresses","orders","groups"]) },
  body: adminUpdateCustomerBody,
};

/** `POST /store/customers` */
export const storeCreateCustomer: RequestFacts = {
  body: storeCreateCustomerBody,
};

/** `POST /store/customers/me/addresses` */
export const storeCreateCustomerAddress: RequestFacts = {
  body: storeCreateCustomerAddressBody,
};

/** `GET /store/customers/me/orders` */
export const storeListCustomerOrders: RequestFacts = {
  query: { "id": /*#__PURE__*/ v.string(), "status[]": /*#__PURE__*/ v.array(orderStatusSchema), "fulfillment_status[]": /*#__PURE__*/ v.array(fulfillmentStatusSchema), "payment_status[]": /*#__PURE__*/ v.array(paymentStatusSchema), "display_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)), "cart_id": /*#__PURE__*/ v.string(), "email": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string(), "tax_rate": /*#__PURE__*/ v.number(), "canceled_at": dateComparisonSchema, "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"], ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]) },
};

/** `POST /store/customers/password-token` */
export const storeRequestCustomerPasswordToken: RequestFacts = {
  body: storeRequestCustomerPasswordTokenBody,
};

/** `POST /store/customers/password-reset` */
export const storeResetCustomerPassword: RequestFacts = {
  body: storeResetCustomerPasswordBody,
};

/** `POST /store/customers/me` */
export const storeUpdateCustomer: RequestFacts = {
  body: storeUpdateCustomerBody,
};

/** `POST /store/customers/me/addresses/{address_id}` */
export const storeUpdateCustomerAddress: RequestFacts = {
  body: storeUpdateCustomerAddressBody,
};
