"use client";
import { ApiError, type Failure, type Output } from "@countertop/sdk";
import { storeRetrieveOrder, storeRetrieveOrderByDisplayId } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient, useCustomerOrders as useAnyCustomerOrders } from "@countertop/sdk/react";
import type { LineItem, operations, Order } from "@countertop/sdk/types";
import {
  keepPreviousData,
  useMutation,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useState } from "react";
import { useCustomer } from "./sign-in.ts";

type OrdersOperation = operations["storeListCustomerOrders"];

/** The customer's orders. Like the SDK's hook, it returns the first ten by default. */
export const useCustomerOrders: typeof useAnyCustomerOrders = (input, options) =>
  useAnyCustomerOrders(
    typeof input === "symbol"
      ? input
      : { ...input, query: { limit: 10, offset: 0, ...input?.query } },
    options,
  );

export interface CustomerOrderPages {
  /** The query of the current page. While another page loads, it has the previous page's data. */
  readonly query: UseQueryResult<Output<OrdersOperation>, Failure<OrdersOperation>>;
  readonly orders: Output<OrdersOperation>["orders"];
  /** Number of orders on all pages. */
  readonly count: number;
  /** The page number, from 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly setPage: (page: number) => void;
}

/** The orders of the signed-in customer, newest first, ten per page. Requests nothing while nobody is signed in. */
export function useCustomerOrderPages({ limit = 10 }: { limit?: number } = {}): CustomerOrderPages {
  const { customer } = useCustomer();
  const [page, setPage] = useState(0);
  const query = useAnyCustomerOrders(
    { query: { limit, offset: page * limit } },
    { enabled: !!customer, placeholderData: keepPreviousData },
  );
  const { orders = [], count = 0 } = query.data ?? {};
  return { query, orders, count, page, pageCount: Math.ceil(count / limit), setPage };
}

/** Finds an order by its number and its email address; `null` if it doesn't exist. */
export function useOrderLookup(): UseMutationResult<
  Order | null,
  Failure<operations["storeRetrieveOrderByDisplayId"]>,
  { display_id: number; email: string }
> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (query) => {
      try {
        const { order } = await storeRetrieveOrderByDisplayId(client, { query });
        const shown = queryOptions(client, storeRetrieveOrder, { id: order.id });
        queries.setQueryData(shown.queryKey, { order });
        return order;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

export interface ReturnableItem {
  readonly item: LineItem;
  /** Quantity that can be returned. */
  readonly quantity: number;
}

/** An order that `returnableItems` accepts: any order of the API, with its known returns. `useOrderReturns` adds those of this browser. */
interface OrderWithReturns {
  readonly items?: readonly LineItem[] | undefined;
  readonly returns?:
    | readonly {
        readonly status?: string;
        readonly items?: readonly { readonly item_id: string; readonly quantity: number }[];
      }[]
    | undefined;
}

/** Items that were shipped, and neither returned nor in an open return. */
export function returnableItems(order: OrderWithReturns): ReturnableItem[] {
  const underway = (order.returns ?? [])
    .filter(({ status }) => status === "requested")
    .flatMap(({ items }) => items ?? []);
  return (order.items ?? [])
    .map((item) => {
      const asked = underway
        .filter(({ item_id }) => item_id === item.id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const shipped = item.shipped_quantity ?? 0;
      return { item, quantity: shipped - (item.returned_quantity ?? 0) - asked };
    })
    .filter(({ quantity }) => quantity > 0);
}
