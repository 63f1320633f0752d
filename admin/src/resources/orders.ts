import { adminListOrders, adminRetrieveOrder, adminUpdateOrder } from "@countertop/sdk/operations";
import { ShoppingCart } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { regions } from "./regions.ts";
import { salesChannels } from "./sales-channels.ts";

export const orderStatuses = [
  "pending",
  "completed",
  "archived",
  "canceled",
  "requires_action",
] as const;
export const paymentStatuses = [
  "not_paid",
  "awaiting",
  "captured",
  "partially_refunded",
  "refunded",
  "canceled",
  "requires_action",
] as const;
export const fulfillmentStatuses = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_returned",
  "returned",
  "canceled",
  "requires_action",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

export const orders = defineResource({
  slug: "orders",
  icon: ShoppingCart,
  list: adminListOrders,
  record: adminRetrieveOrder,
  update: adminUpdateOrder,
  nameOf: ({ display_id }) => `#${display_id}`,
  noteOf: ({ email }) => email,
  orders: ["-created_at", "display_id", "email"],
  filters: {
    status: {
      kind: "choice",
      param: "status",
      label: "orders:list.columnStatus",
      options: orderStatuses,
      optionLabel: (status: OrderStatus) => `orders:status.${status}` as const,
    },
    payment: {
      kind: "choice",
      param: "payment_status",
      label: "orders:list.columnPayment",
      options: paymentStatuses,
      optionLabel: (status: PaymentStatus) => `orders:paymentStatus.${status}` as const,
    },
    fulfillment: {
      kind: "choice",
      param: "fulfillment_status",
      label: "orders:list.columnFulfillment",
      options: fulfillmentStatuses,
      optionLabel: (status: FulfillmentStatus) => `orders:fulfillmentStatus.${status}` as const,
    },
    region: {
      kind: "records",
      param: "region_id",
      label: "orders:list.region",
      of: regions,
    },
    channel: {
      kind: "records",
      param: "sales_channel_id",
      label: "orders:list.columnChannel",
      of: salesChannels,
    },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: {
    fields:
      "id,display_id,email,status,payment_status,fulfillment_status,currency_code,total,created_at,updated_at",
    expand: "customer,sales_channel,shipping_address",
  },
  hitQuery: { fields: "id,display_id,email,status", expand: "customer" },
  zone: "order",
});
