import type { HttpClient } from "@countertop/sdk";
import {
  adminListDraftOrders,
  adminListInventoryItems,
  adminListOrders,
  adminListReturns,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Span } from "./sales.ts";

/*
 * Six requests, however large the shop is. The server counts orders by itself; returns, drafts and stock it cannot
 * filter, so the newest are looked through, and where there are more, the page says "at least".
 */
const LOOKED_THROUGH = 100;
export const STOCK_LOOKED_THROUGH = 500;
export const ORDERS_ADDED_UP = 1000;

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
  queryOptions(client, adminListReturns, { query: { limit: LOOKED_THROUGH } });

export const draftOrdersQuery = (client: HttpClient) =>
  queryOptions(client, adminListDraftOrders, { query: { limit: LOOKED_THROUGH } });

export const stockQuery = (client: HttpClient) =>
  queryOptions(client, adminListInventoryItems, { query: { limit: STOCK_LOOKED_THROUGH } });

/** What was ordered in a span and in the one before it, newest first. */
export const salesQuery = (client: HttpClient, { previousFrom }: Span) =>
  queryOptions(client, adminListOrders, {
    query: {
      created_at: { gte: previousFrom.toISOString() },
      order: "-created_at",
      limit: ORDERS_ADDED_UP,
      fields: "id,status,currency_code,total,created_at",
      expand: "",
    },
  });

type Answer<Query extends (...args: never[]) => { queryFn(context: never): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["queryFn"]>>;
export type StockItem = Answer<typeof stockQuery>["inventory_items"][number];
