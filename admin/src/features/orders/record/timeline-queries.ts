import type { HttpClient } from "@countertop/sdk";
import { adminListNotes, adminListNotifications } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Order } from "../order.ts";

const MANY = 500;

export const notesQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminListNotes, { query: { resource_id: id, limit: MANY } });

/** Messages about the order, and about its exchanges, claims and returns, which are records of their own to who sends them. */
export const noticesQuery = (
  client: HttpClient,
  { id, swaps = [], claims = [], returns = [] }: Pick<Order, "id" | "swaps" | "claims" | "returns">,
) =>
  queryOptions(client, adminListNotifications, {
    query: {
      resource_id: [id, ...[...swaps, ...claims, ...returns].map((one) => one.id)].join(),
      include_resends: true,
      limit: MANY,
    },
  });
