// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddShippingMethodBody, adminCreateClaimBody, adminCreateClaimShipmentBody, adminCreateFulfillmentBody, adminCreateShipmentBody, adminCreateSwapBody, adminCreateSwapShipmentBody, adminFulfillClaimBody, adminFulfillSwapBody, adminRefundOrderBody, adminRequestReturnBody, adminUpdateClaimBody, adminUpdateOrderBody, storeConfirmOrderAccessBody, storeRequestOrderAccessBody } from "../schemas/orders.ts";
import { dateComparisonSchema, fulfillmentStatusSchema, orderStatusSchema, paymentStatusSchema } from "../schemas/components.ts";

/** `POST /admin/orders/{id}/shipping-methods` */
export const adminAddShippingMethod: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminAddShippingMethodBody,
};

/** `POST /admin/orders/{id}/archive` */
export const adminArchiveOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/claims/{claim_id}/cancel` */
export const adminCancelClaim: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelClaimFulfillment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelFulfillment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/cancel` */
export const adminCancelOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/cancel` */
export const adminCancelSwap: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel` */
export const adminCancelSwapFulfillment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/capture` */
export const adminCaptureOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/complete` */
export const adminCompleteOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/claims` */
export const adminCreateClaim: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateClaimBody,
};

/** `POST /admin/orders/{id}/claims/{claim_id}/shipments` */
export const adminCreateClaimShipment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateClaimShipmentBody,
};

/** `POST /admin/orders/{id}/fulfillment` */
export const adminCreateFulfillment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateFulfillmentBody,
};

/** `POST /admin/orders/{id}/shipment` */
export const adminCreateShipment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateShipmentBody,
};

/** `POST /admin/orders/{id}/swaps` */
export const adminCreateSwap: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateSwapBody,
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/shipments` */
export const adminCreateSwapShipment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminCreateSwapShipmentBody,
};

/** `POST /admin/orders/{id}/claims/{claim_id}/fulfillments` */
export const adminFulfillClaim: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminFulfillClaimBody,
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/fulfillments` */
export const adminFulfillSwap: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminFulfillSwapBody,
};

/** `GET /admin/orders/{id}/reservations` */
export const adminListOrderReservations: RequestFacts = {
  query: { "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"]) },
};

/** `GET /admin/orders` */
export const adminListOrders: RequestFacts = {
  query: { "id": /*#__PURE__*/ v.string(), "status[]": /*#__PURE__*/ v.array(orderStatusSchema), "fulfillment_status[]": /*#__PURE__*/ v.array(fulfillmentStatusSchema), "payment_status[]": /*#__PURE__*/ v.array(paymentStatusSchema), "display_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)), "cart_id": /*#__PURE__*/ v.string(), "customer_id": /*#__PURE__*/ v.string(), "email": /*#__PURE__*/ v.string(), "region_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "currency_code": /*#__PURE__*/ v.string(), "tax_rate": /*#__PURE__*/ v.number(), "sales_channel_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "canceled_at": dateComparisonSchema, "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","region_id","currency_code","tax_rate","sales_channel_id","no_notification","canceled_at","created_at","updated_at"]), "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/swaps/{swap_id}/process-payment` */
export const adminProcessSwapPayment: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/refund` */
export const adminRefundOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminRefundOrderBody,
};

/** `POST /admin/orders/{id}/return` */
export const adminRequestReturn: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminRequestReturnBody,
};

/** `POST /admin/orders/{id}/line-items/{line_item_id}/reserve` */
export const adminReserveOrderLineItem: RequestFacts = {
  fault: "The server rejects the location that the call needs. Use /admin/reservations",
};

/** `GET /admin/orders/{id}` */
export const adminRetrieveOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","returnable_items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
};

/** `POST /admin/orders/{id}/claims/{claim_id}` */
export const adminUpdateClaim: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminUpdateClaimBody,
};

/** `POST /admin/orders/{id}` */
export const adminUpdateOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits"]), "fields": /*#__PURE__*/ named(["cart","draft_order","customer","billing_address","shipping_address","region","currency","sales_channel","items","shipping_methods","discounts","gift_cards","gift_card_transactions","payments","refunds","fulfillments","returns","swaps","claims","edits","subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","draft_order_id","customer_id","email","billing_address_id","shipping_address_id","region_id","currency_code","tax_rate","sales_channel_id","no_notification","external_id","idempotency_key","paid_total","refunded_total","refundable_amount","canceled_at","created_at","updated_at","metadata"]) },
  body: adminUpdateOrderBody,
};

/** `POST /store/orders/customer/confirm` */
export const storeConfirmOrderAccess: RequestFacts = {
  body: storeConfirmOrderAccessBody,
};

/** `POST /store/orders/batch/customer/token` */
export const storeRequestOrderAccess: RequestFacts = {
  body: storeRequestOrderAccessBody,
};

/** `GET /store/orders/{id}` */
export const storeRetrieveOrder: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"]), "fields": /*#__PURE__*/ named(["subtotal","discount_total","shipping_total","tax_total","gift_card_total","total","id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","paid_total","refunded_total","refundable_amount","created_at"]) },
};

/** `GET /store/orders/cart/{cart_id}` */
export const storeRetrieveOrderByCart: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"]), "fields": /*#__PURE__*/ named(["id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","created_at"]) },
};

/** `GET /store/orders` */
export const storeRetrieveOrderByDisplayId: RequestFacts = {
  query: { "display_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)), "email": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")), "shipping_address": /*#__PURE__*/ v.strictObject({
  postal_code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
}), "expand": /*#__PURE__*/ named(["customer","billing_address","shipping_address","region","items","shipping_methods","discounts","payments","fulfillments"]), "fields": /*#__PURE__*/ named(["id","status","fulfillment_status","payment_status","display_id","cart_id","customer_id","email","region_id","currency_code","tax_rate","idempotency_key","created_at"]) },
  requiredQuery: ["display_id","email"],
};
