import { adminListOrders, adminRetrieveOrder, adminUpdateOrder } from "@countertop/sdk/operations";
import { ShoppingCart } from "lucide-react";
import { defineResource, lazyOptions, withParents } from "../patterns/resource.ts";
import type { OptionsOf } from "./order-filters.ts";
import { products } from "./products.ts";
import { regions } from "./regions.ts";
import { salesChannels } from "./sales-channels.ts";

/** Maximum number of orders to scan, with 100 per request, for a search or a filter that the server doesn't support. */
export const MOST_SCANNED = 500;
const loadFilters = () => import("./order-filters.ts");
/** Options that load when their filter is used. */
const choices = (of: OptionsOf) =>
  lazyOptions(["orders", of], async (client, part) =>
    (await loadFilters()).optionsFor(client, of, part),
  );

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
/**
 * The payment statuses of an order that can be captured. `requires_action` means that the provider rejected a capture, which
 * can be retried.
 */
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

/** The relations that determine the balance of an order. */
export const orderMoneyRelations =
  "payments,refunds,returns,swaps,claims,edits.payment_collection.payments," +
  "edits.changes.line_item,edits.changes.original_line_item";
/** All relations of an order's page, because explicit relations replace the server's defaults. */
const recordRelations = [
  "billing_address,shipping_address,customer,region.countries,sales_channel",
  "discounts.rule,gift_cards,gift_card_transactions.gift_card,payments,refunds",
  "items.adjustments,items.tax_lines,items.variant.inventory_items",
  "shipping_methods.shipping_option,shipping_methods.tax_lines",
  "fulfillments.items,fulfillments.tracking_links",
  "returns.items.reason,returns.shipping_method.shipping_option,returns.shipping_method.tax_lines",
  "swaps.additional_items.variant.inventory_items,swaps.payment,swaps.cart,swaps.shipping_address",
  "swaps.fulfillments.items,swaps.fulfillments.tracking_links",
  "swaps.shipping_methods.shipping_option,swaps.shipping_methods.tax_lines",
  "swaps.return_order.items.reason,swaps.return_order.shipping_method.shipping_option",
  "swaps.return_order.shipping_method.tax_lines",
  "claims.additional_items.variant.inventory_items,claims.claim_items.images,claims.claim_items.item",
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
 * All fields of the order itself. They are listed, because the server would otherwise add the whole product to each item. The
 * response for a long order would be 50% longer, and take 25% more time.
 */
const recordFields =
  "id,created_at,updated_at,status,fulfillment_status,payment_status,display_id,cart_id,customer_id,email,region_id," +
  "currency_code,tax_rate,draft_order_id,canceled_at,metadata,no_notification,sales_channel_id,external_id";
/** Sorts items from oldest to newest, by their ids. The server's response isn't sorted. */
export const itemsInOrder = <Item extends { id: string }>(items: readonly Item[] = []): Item[] =>
  items.toSorted((one, other) => one.id.localeCompare(other.id, "en"));

/** The buyer's name. For guests, it is only in the address. */
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

/** The badge for the payment status needs the payments of the order, its edits, its exchanges, and its claims. */
const listRelations = `customer,sales_channel,shipping_address,${orderMoneyRelations}`;

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
  // Offers the latest orders first, because operators usually look for recent orders.
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
    country: {
      kind: "records",
      param: null,
      label: "orders:list.columnCountry",
      of: choices("country"),
    },
    product: { kind: "records", param: null, label: "orders:list.product", of: products },
    paid: { kind: "records", param: null, label: "orders:list.paid", of: choices("paid") },
    sent: { kind: "records", param: null, label: "orders:list.sent", of: choices("sent") },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: {
    fields:
      "id,display_id,email,status,payment_status,fulfillment_status,currency_code,total,created_at,updated_at",
    expand: listRelations,
  },
  hitQuery: { fields: "id,display_id,email,status", expand: "customer,shipping_address" },
  textOf: (order) => {
    const { display_id, email, customer, shipping_address: address } = order;
    const people = [customer, address].flatMap((one) => [one?.first_name, one?.last_name]);
    return [`#${display_id}`, email, ...people].join(" ");
  },
  // The server searches emails, order numbers, and customers' names. Guests' last names, places, products, and tracking numbers
  // are searched here.
  scan: {
    most: MOST_SCANNED,
    // True for an email, because the server finds all orders with this email.
    complete: (words) => words.includes("@"),
    query: {
      expand: `${listRelations},${withParents(["items.variant", "fulfillments.tracking_links"]).join()}`,
    },
    matching: async (rows, words) => (await import("./order-texts.ts")).ordersWith(rows, words),
  },
  // Applies filters that the server doesn't support. Reads the newest orders that match the other filters.
  clientFilter: ({ returns, balance, country, product, paid, sent }) => {
    const filters = { balance, country, product, paid, sent };
    const isOn = Object.values(filters).some(({ length }) => length > 0);
    if (!isOn && returns.length === 0) return undefined;
    const relations = [
      listRelations,
      ...(product.length > 0 ? ["items.variant"] : []),
      ...(sent.length > 0 ? ["shipping_methods.shipping_option", "fulfillments"] : []),
    ];
    return {
      key: JSON.stringify({ ...filters, returns }),
      most: MOST_SCANNED,
      query: { expand: withParents(relations).join() },
      queries:
        returns.length > 0
          ? async (client) => (await loadFilters()).ordersToReceive(client)
          : undefined,
      keeps: async () => {
        const { keepsOrder } = await loadFilters();
        return (order) => keepsOrder(filters, order);
      },
    };
  },
  // The text search finds parts of order numbers, but not ids.
  lookUp: async (_, typed) => (await import("./order-texts.ts")).queryFor(typed),
  recordQuery: { fields: recordFields, expand: withParents(recordRelations).join() },
  live: true,
  zone: "order",
});

/** For links to an order, for which its number is enough. */
export const orderLink = { path: orders.path, nameOf };
