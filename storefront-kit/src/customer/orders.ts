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

/** The customer's orders as the SDK's hook has them; what is not said is the first ten. */
export const useCustomerOrders: typeof useAnyCustomerOrders = (input, options) =>
  useAnyCustomerOrders(
    typeof input === "symbol"
      ? input
      : { ...input, query: { limit: 10, offset: 0, ...input?.query } },
    options,
  );

export interface CustomerOrderPages {
  /** The page as a query; during a turn of the page it shows the one before. */
  readonly query: UseQueryResult<Output<OrdersOperation>, Failure<OrdersOperation>>;
  readonly orders: Output<OrdersOperation>["orders"];
  /** How many there are on all pages. */
  readonly count: number;
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly setPage: (page: number) => void;
}

/** The orders of who is signed in, the newest first, ten to a page. Nothing is asked while nobody is. */
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

/** Finds an order by its number and the e-mail address it was placed with; `null` where there is none. */
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
  /** How many of it can be sent back. */
  readonly quantity: number;
}

/** Any order of the API fits, with the returns that are known of: `useOrderReturns` keeps those of this browser. */
interface OrderWithReturns {
  readonly items?: readonly LineItem[] | undefined;
  readonly returns?:
    | readonly {
        readonly status?: string;
        readonly items?: readonly { readonly item_id: string; readonly quantity: number }[];
      }[]
    | undefined;
}

/** Items that were shipped, and neither came back nor are on their way back. */
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
