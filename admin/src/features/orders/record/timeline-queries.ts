import type { HttpClient } from "@countertop/sdk";
import { adminListNotes, adminListNotifications } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import type { Order } from "../order.ts";
import type { Notice } from "./order-events.ts";

const MANY = 500;

export const notesQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminListNotes, { query: { resource_id: id, limit: MANY } });

/**
 * Queries for the notifications about the order, which load at the same time as the order, and about its exchanges, claims, and
 * returns, which the server stores as separate records.
 */
export const noticesQueries = (
  client: HttpClient,
  { id, swaps = [], claims = [], returns = [] }: Pick<Order, "id" | "swaps" | "claims" | "returns">,
) => {
  const others = [...swaps, ...claims, ...returns].map((one) => one.id).join();
  return [id, ...(others === "" ? [] : [others])].map((resource_id) =>
    queryOptions(client, adminListNotifications, {
      query: { resource_id, include_resends: true, limit: MANY },
    }),
  );
};

/** All loaded notifications of an order. */
export function useNotices(order: Order) {
  return useQueries({ queries: noticesQueries(useClient(), order), combine });
}

const combine = (answers: readonly UseQueryResult<{ notifications: Notice[] }>[]) => ({
  notices: answers.flatMap(({ data }) => data?.notifications ?? []),
  complete: answers.every(({ data }) => data !== undefined),
  error: answers.find(({ error }) => error)?.error ?? null,
  refetch: () => {
    for (const answer of answers) if (answer.error) void answer.refetch();
  },
});
