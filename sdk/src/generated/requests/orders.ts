// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddShippingMethodBodySchema, adminCreateClaimBodySchema, adminCreateClaimShipmentBodySchema, adminCreateFulfillmentBodySchema, adminCreateShipmentBodySchema, adminCreateSwapBodySchema, adminCreateSwapShipmentBodySchema, adminFulfillClaimBodySchema, adminFulfillSwapBodySchema, adminRefundOrderBodySchema, adminRequestReturnBodySchema, adminUpdateClaimBodySchema, adminUpdateOrderBodySchema, dateComparisonSchema, fulfillmentStatusSchema, orderStatusSchema, paymentStatusSchema, storeConfirmOrderAccessBodySchema, storeRequestOrderAccessBodySchema } from "./shared.ts";

/** `POST /admin/orders/{id}/shipping-methods` */
export const adminAddShippingMethod: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminAddShippingMethodBodySchema,
};

/** `POST /admin/orders/{id}/archive` */
export const adminArchiveOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/claims/{claim_id}/cancel` */
export const adminCancelClaim: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelClaimFulfillment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelFulfillment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/cancel` */
export const adminCancelOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/cancel` */
export const adminCancelSwap: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelSwapFulfillment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/capture` */
export const adminCaptureOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/complete` */
export const adminCompleteOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/claims` */
export const adminCreateClaim: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateClaimBodySchema,
};

/** `POST /admin/orders/{id}/claims/{claim_id}/shipments` */
export const adminCreateClaimShipment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateClaimShipmentBodySchema,
};

/** `POST /admin/orders/{id}/fulfillment` */
export const adminCreateFulfillment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateFulfillmentBodySchema,
};

/** `POST /admin/orders/{id}/shipment` */
export const adminCreateShipment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateShipmentBodySchema,
};

/** `POST /admin/orders/{id}/swaps` */
export const adminCreateSwap: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateSwapBodySchema,
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/shipments` */
export const adminCreateSwapShipment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminCreateSwapShipmentBodySchema,
};

/** `POST /admin/orders/{id}/claims/{claim_id}/fulfillments` */
export const adminFulfillClaim: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminFulfillClaimBodySchema,
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments` */
export const adminFulfillSwap: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminFulfillSwapBodySchema,
};

/** `GET /admin/orders/{id}/reservations` */
export const adminListOrderReservations: RequestFacts = {
  query: { "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"] } },
};

/** `GET /admin/orders` */
export const adminListOrders: RequestFacts = {
  query: { "id": { "type": "string" }, "status[]": { "type": "array", "items": orderStatusSchema }, "fulfillment_status[]": { "type": "array", "items": fulfillmentStatusSchema }, "payment_status[]": { "type": "array", "items": paymentStatusSchema }, "display_id": { "type": "integer", "format": "int32" }, "cart_id": { "type": "string" }, "customer_id": { "type": "string" }, "email": { "type": "string" }, "region_id[]": { "type": "array", "items": { "type": "string" } }, "currency_code": { "type": "string" }, "tax_rate": { "type": "number" }, "sales_channel_id[]": { "type": "array", "items": { "type": "string" } }, "canceled_at": dateComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","region_id","currency_code","tax_rate","sales_channel_id","no_notification","canceled_at","created_at","updated_at"] }, "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/process-payment` */
export const adminProcessSwapPayment: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/refund` */
export const adminRefundOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminRefundOrderBodySchema,
};

/** `POST /admin/orders/{id}/return` */
export const adminRequestReturn: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminRequestReturnBodySchema,
};

/** `POST /admin/orders/{id}/line-items/{line_item_id}/reserve` */
export const adminReserveOrderLineItem: RequestFacts = {
  fault: "The server rejects the location that the call needs. Use /admin/reservations",
};

/** `GET /admin/orders/{id}` */
export const adminRetrieveOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","returnable_items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
};

/** `POST /admin/orders/{id}/claims/{claim_id}` */
export const adminUpdateClaim: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminUpdateClaimBodySchema,
};

/** `POST /admin/orders/{id}` */
export const adminUpdateOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"] }, "fields": { "type": "string", "x-names": ["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"] } },
  body: adminUpdateOrderBodySchema,
};

/** `POST /store/orders/customer/confirm` */
export const storeConfirmOrderAccess: RequestFacts = {
  body: storeConfirmOrderAccessBodySchema,
};

/** `POST /store/orders/batch/customer/token` */
export const storeRequestOrderAccess: RequestFacts = {
  body: storeRequestOrderAccessBodySchema,
};

/** `GET /store/orders/{id}` */
export const storeRetrieveOrder: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"] }, "fields": { "type": "string", "x-names": ["subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","paid_total","refunded_total","refundable_amount","created_at"] } },
};

/** `GET /store/orders/cart/{cart_id}` */
export const storeRetrieveOrderByCart: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"] }, "fields": { "type": "string", "x-names": ["id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","created_at"] } },
};

/** `GET /store/orders` */
export const storeRetrieveOrderByDisplayId: RequestFacts = {
  query: { "display_id": { "type": "integer", "format": "int32" }, "email": { "type": "string", "format": "email" }, "shipping_address": { "type": "object", "additionalProperties": false, "properties": { "postal_code": { "type": "string" } } }, "expand": { "type": "string", "x-names": ["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"] }, "fields": { "type": "string", "x-names": ["id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","created_at"] } },
  requiredQuery: ["display_id","email"],
};
