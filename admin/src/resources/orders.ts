import { adminListOrders, adminRetrieveOrder, adminUpdateOrder } from "@countertop/sdk/operations";
import { ShoppingCart } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { regions } from "./regions.ts";
import { ordersToReceive } from "./returns-to-receive.ts";
import { salesChannels } from "./sales-channels.ts";

const balanceRule = async () => (await import("./order-balance.ts")).isToSettle;

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
/** Payment statuses of an order that isn't captured: a capture that the provider rejected can be retried. */
export const uncapturedPayments = [
  "awaiting",
  "requires_action",
] as const satisfies readonly (typeof paymentStatuses)[number][];
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

/** Relations that decide the balance of an order. */
export const orderMoneyRelations =
  "payments,refunds,returns,swaps,claims,edits.payment_collection.payments";
/** All relations of an order's page: named relations replace the server's defaults. */
const recordRelations = [
  "billing_address,shipping_address,customer,region.countries,sales_channel",
  "discounts.rule,gift_cards,gift_card_transactions.gift_card,payments,refunds",
  "items.adjustments,items.tax_lines,items.variant",
  "shipping_methods.shipping_option,shipping_methods.tax_lines",
  "fulfillments.items,fulfillments.tracking_links",
  "returns.items.reason,returns.shipping_method.shipping_option,returns.shipping_method.tax_lines",
  "swaps.additional_items.variant,swaps.payment,swaps.cart,swaps.shipping_address",
  "swaps.fulfillments.items,swaps.fulfillments.tracking_links",
  "swaps.shipping_methods.shipping_option,swaps.shipping_methods.tax_lines",
  "swaps.return_order.items.reason,swaps.return_order.shipping_method.shipping_option",
  "swaps.return_order.shipping_method.tax_lines",
  "claims.additional_items.variant,claims.claim_items.images,claims.claim_items.item",
  "claims.claim_items.tags",
  "claims.shipping_address,claims.fulfillments.items,claims.fulfillments.tracking_links",
  "claims.shipping_methods.shipping_option,claims.shipping_methods.tax_lines",
  "claims.return_order.items.reason,claims.return_order.shipping_method.shipping_option",
  "claims.return_order.shipping_method.tax_lines",
  "edits.changes.line_item,edits.changes.original_line_item,edits.payment_collection.payments",
]
  .join()
  .split(",");
/**
 * All own fields. Named, since the server otherwise adds the whole product to each item: the
 * response for a long order would be half as long again, and take it a quarter longer.
 */
const recordFields =
  "id,created_at,updated_at,status,fulfillment_status,payment_status,display_id,cart_id,customer_id,email,region_id," +
  "currency_code,tax_rate,draft_order_id,canceled_at,metadata,no_notification,sales_channel_id,external_id";
/** If only a relation of `items` is named, items are returned without their own fields: each part of the path is named as well. */
const withWay = (relations: readonly string[]): string[] => [
  ...new Set(
    relations.flatMap((relation) =>
      relation.split(".").map((_, index, parts) => parts.slice(0, index + 1).join(".")),
    ),
  ),
];

/** Name of the buyer: guests have their name only in the address. */
export function buyerOf({
  customer,
  shipping_address: address,
  email,
}: {
  customer?: Person | null;
  shipping_address?: Person | null;
  email: string;
}): string {
  const named = customer?.first_name || customer?.last_name ? customer : address;
  return [named?.first_name, named?.last_name].filter(Boolean).join(" ") || email;
}
interface Person {
  first_name?: string | null;
  last_name?: string | null;
}

const nameOf = ({ display_id }: { display_id: number }): string => `#${display_id}`;

export const orders = defineResource({
  slug: "orders",
  icon: ShoppingCart,
  list: adminListOrders,
  record: adminRetrieveOrder,
  update: adminUpdateOrder,
  nameOf,
  noteOf: (order) => {
    const buyer = buyerOf(order);
    return buyer === order.email ? buyer : `${buyer} · ${order.email}`;
  },
  orders: ["-created_at", "display_id", "email"],
  // Operators usually look for recent orders.
  offered: "-created_at",
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
    returns: {
      kind: "choice",
      param: null,
      label: "orders:list.returns",
      options: ["requested"],
      optionLabel: () => "orders:list.returnsRequested",
    },
    balance: {
      kind: "choice",
      param: null,
      label: "orders:list.balance",
      options: ["open"],
      optionLabel: () => "orders:list.balanceOpen",
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
    // The payment badge needs the money of the order, its edits, exchanges, and claims.
    expand: `customer,sales_channel,shipping_address,${orderMoneyRelations}`,
  },
  hitQuery: { fields: "id,display_id,email,status", expand: "customer,shipping_address" },
  textOf: (order) => {
    const { display_id, email, customer, shipping_address: address } = order;
    const people = [customer, address].flatMap((one) => [one?.first_name, one?.last_name]);
    return [`#${display_id}`, email, ...people].join(" ");
  },
  // The server can't filter by open balance: the newest orders that match the other filters are read and filtered.
  gather: ({ returns, balance }) =>
    returns.length > 0
      ? { key: "returns requested", queries: ordersToReceive }
      : balance.length > 0
        ? { key: "to settle", most: 500, keeps: balanceRule }
        : undefined,
  // The text search matches parts of order numbers, but not ids.
  lookUp: (_, typed) => {
    const number = /^#?0*(\d{1,9})$/.exec(typed)?.[1];
    const [, kind = ""] = /^(order|cart|cus)_\w+$/.exec(typed) ?? [];
    return Promise.resolve(
      number !== undefined
        ? { display_id: Number(number) }
        : ({ order: { id: typed }, cart: { cart_id: typed }, cus: { customer_id: typed } }[kind] ??
            undefined),
    );
  },
  recordQuery: { fields: recordFields, expand: withWay(recordRelations).join() },
  live: true,
  zone: "order",
});

/** Links to an order need only its number. */
export const orderLink = { path: orders.path, nameOf };
