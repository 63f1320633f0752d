import type { HttpClient } from "@countertop/sdk";
import {
  adminListDraftOrders,
  adminListInventoryItems,
  adminListOrders,
  adminListReturns,
} from "@countertop/sdk/operations";
import { infiniteOptions, queryOptions } from "@countertop/sdk/query";
import type { Span } from "./sales.ts";

/*
 * The server counts orders by itself; returns, drafts and stock it cannot filter, so the newest are looked through, and where
 * there are more, the page says "at least". What takes long is asked for by parts, since the server does one thing after
 * another: each part is shown as it comes, and other cards get their turn in between.
 */
const PAGE_LIMIT = 100;
export const STOCK_PARTS = 5;
export const SALES_PARTS = 10;

const counting = { limit: 1, fields: "id", expand: "", status: ["pending"] } as const;

export const ordersToFulfilQuery = (client: HttpClient) =>
  queryOptions(client, adminListOrders, {
    query: {
      ...counting,
      status: ["pending"],
      fulfillment_status: ["not_fulfilled", "partially_fulfilled"],
    },
  });

export const ordersToCaptureQuery = (client: HttpClient) =>
  queryOptions(client, adminListOrders, {
    query: { ...counting, status: ["pending"], payment_status: ["awaiting"] },
  });

export const returnsQuery = (client: HttpClient) =>
  queryOptions(client, adminListReturns, { query: { limit: PAGE_LIMIT } });

export const draftOrdersQuery = (client: HttpClient) =>
  queryOptions(client, adminListDraftOrders, { query: { limit: PAGE_LIMIT } });

export const stockQuery = (client: HttpClient) =>
  infiniteOptions(client, adminListInventoryItems, { query: { limit: PAGE_LIMIT } });

/** What was ordered in a span and in the one before it, newest first. */
export const salesQuery = (client: HttpClient, { previousFrom }: Span) =>
  infiniteOptions(client, adminListOrders, {
    query: {
      created_at: { gte: previousFrom.toISOString() },
      order: "-created_at",
      limit: PAGE_LIMIT,
      fields: "id,status,currency_code,total,created_at",
      expand: "",
    },
  });

export type StockItem = Awaited<
  ReturnType<ReturnType<typeof stockQuery>["queryFn"]>
>["inventory_items"][number];
