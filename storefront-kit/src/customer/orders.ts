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

/** Returns the customer's orders. By default, requests the first ten, as medusa-react does. */
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
  /** The page number, starting at 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly setPage: (page: number) => void;
}

/** Returns the signed-in customer's orders, newest first, `limit` per page. Doesn't request orders while nobody is signed in. */
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

/** Returns a mutation that finds an order by its number and its email address. It resolves to null if the order doesn't exist. */
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
  /** The quantity that can be returned. */
  readonly quantity: number;
}

/**
 * An order that `returnableItems` accepts: any order from the API, with its known returns. `useOrderReturns` adds the returns that
 * this browser requested.
 */
interface OrderWithReturns {
  readonly items?: readonly LineItem[] | undefined;
  readonly returns?:
    | readonly {
        readonly status?: string;
        readonly items?: readonly { readonly item_id: string; readonly quantity: number }[];
      }[]
    | undefined;
}

/** Returns the items that were shipped and can be returned: those that weren't returned, and aren't in an open return. */
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
