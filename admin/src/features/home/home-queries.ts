import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListOrders,
  adminListReturns,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { orderMoneyRelations, uncapturedPayments } from "../../resources/orders.ts";
import { RETURNS_LIMIT } from "../../resources/returns-to-receive.ts";
import type { Span } from "./sales.ts";

/* The server counts orders and drafts. It can't filter returns and stock, so the newest are read. If there are more, the page
   says "at least". */
/**
 * Sizes of slow reads: `size` records per request, and at most `most` automatically. The operator can request more. The server
 * calculates each order's totals and looks up each item's variants, which takes about 5 ms per record. With these sizes, no
 * request occupies the server for more than a third of a second.
 */
export const SALES_PARTS = { size: 40, most: 480 };
export const STOCK_PARTS = { size: 50, most: 500 };
export const DUE = 8;
const LATEST = 8;

const shortOrder = "id,display_id,email,created_at,currency_code,total";

/** The oldest orders to fulfill, and the number of all orders to fulfill. */
export const ordersToFulfillQuery = (client: HttpClient) =>
  queryOptions(client, adminListOrders, {
    query: {
      status: ["pending"],
      fulfillment_status: ["not_fulfilled", "partially_fulfilled"],
      order: "created_at",
      limit: DUE,
      fields: shortOrder,
      expand: "customer",
    },
  });

export const ordersToCaptureQuery = (client: HttpClient) =>
  queryOptions(client, adminListOrders, {
    query: {
      limit: 1,
      order: "created_at",
      fields: "id,created_at",
      expand: "",
      status: ["pending"],
      payment_status: [...uncapturedPayments],
    },
  });

/** Limits for reading the newest orders that aren't archived to find open balances, because the server can't filter by balance. */
const SETTLE_PARTS = { size: 40, most: 120 };

/** The number of orders with an open balance, and whether there are more orders than were read. */
export const ordersToSettleQuery = (client: HttpClient) => ({
  queryKey: ["admin", "orders", "to-settle"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { isToSettle } = await import("../../resources/order-balance.ts");
    const { size, most } = SETTLE_PARTS;
    for (let [found, offset] = [0, 0]; ; offset += size) {
      const query = {
        status: ["pending" as const, "completed" as const, "canceled" as const],
        order: "-created_at",
        limit: size,
        offset,
        fields: "id,status,payment_status,total",
        expand: orderMoneyRelations,
      };
      const { orders, count } = await adminListOrders(client, { query }, { signal });
      found += orders.filter((order) => isToSettle(order)).length;
      if (orders.length === 0 || offset + size >= Math.min(count, most))
        return { count: found, more: count > most };
    }
  },
});

export const latestOrdersQuery = (client: HttpClient) =>
  queryOptions(client, adminListOrders, {
    query: {
      order: "-created_at",
      limit: LATEST,
      fields: `${shortOrder},status,payment_status,fulfillment_status`,
      expand: "customer",
    },
  });

export const returnsQuery = (client: HttpClient) =>
  queryOptions(client, adminListReturns, { query: { limit: RETURNS_LIMIT } });

export const stockQuery = (client: HttpClient) => (offset: number) =>
  queryOptions(client, adminListInventoryItems, { query: { limit: STOCK_PARTS.size, offset } });

/**
 * Orders in a period and in the period before it, newest first. Includes items, because the server reads them for the total
 * anyway.
 */
export const salesQuery =
  (client: HttpClient, { previousFrom }: Span) =>
  (offset: number) =>
    queryOptions(client, adminListOrders, {
      query: {
        created_at: { gte: previousFrom.toISOString() },
        order: "-created_at",
        limit: SALES_PARTS.size,
        offset,
        fields: "id,status,currency_code,total,created_at",
        expand: "items",
      },
    });

/** The number of orders in a period, as counted by the server. Excludes canceled orders. */
export const orderCountQuery = (client: HttpClient, from: Date, to: Date) =>
  queryOptions(client, adminListOrders, {
    query: {
      created_at: { gte: from.toISOString(), lte: to.toISOString() },
      status: ["pending", "completed", "archived", "requires_action"],
      limit: 1,
      fields: "id",
      expand: "",
    },
  });

type AnswerOf<Query extends { queryFn(context: never): Promise<unknown> }> = Awaited<
  ReturnType<Query["queryFn"]>
>;
export type StockItem = AnswerOf<
  ReturnType<ReturnType<typeof stockQuery>>
>["inventory_items"][number];
export type HomeOrder = AnswerOf<ReturnType<typeof ordersToFulfillQuery>>["orders"][number];
