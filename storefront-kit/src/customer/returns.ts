"use client";
import { AuthenticationError, type Failure, type Output } from "@countertop/sdk";
import { storeCreateReturn, storeListCustomerOrders } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient, useCustomerOrders } from "@countertop/sdk/react";
import type { operations, Order, StoreCreateReturnBody } from "@countertop/sdk/types";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { returnableItems, type ReturnableItem } from "./orders.ts";
import {
  createStoredReturns,
  withStatus,
  withStoreReturns,
  type StoredReturn,
  type StoredReturns,
  type RequestedReturn,
} from "./requested-returns.ts";

type ReturnOperation = operations["storeCreateReturn"];

export interface OrderReturns {
  /**
   * The returns that the store lists for the signed-in customer, and the returns that were requested in this browser, oldest first.
   */
  readonly returns: readonly RequestedReturn[];
  /** Items that can still be returned: they were shipped, weren't returned, and aren't in an open return. */
  readonly returnable: readonly ReturnableItem[];
  /** Requests a return of items in this order, and stores the return in the browser. */
  readonly request: UseMutationResult<
    Output<ReturnOperation>,
    Failure<ReturnOperation>,
    Omit<StoreCreateReturnBody, "order_id">
  >;
}

const NONE: readonly StoredReturn[] = [];
let shared: StoredReturns | undefined;
const storedReturns = (): StoredReturns => (shared ??= createStoredReturns());

/**
 * Returns an order's returns. The store lists them only for the signed-in customer, and would accept a second return of the
 * same item. Therefore, the browser stores the returns that it requested. A guest's other devices don't know about such a
 * return until the store has received the package.
 */
export function useOrderReturns(order: Order): OrderReturns {
  const client = useClient();
  const queries = useQueryClient();
  const kept = useSyncExternalStore(
    storedReturns().subscribe,
    storedReturns().getSnapshot,
    () => NONE,
  );
  const input = { query: { id: order.id, expand: "returns,returns.items" } } as const;
  const { data } = useCustomerOrders(input, {
    enabled: order.customer?.has_account === true,
    retry: (failures, reason) => failures < 3 && !(reason instanceof AuthenticationError),
  });
  const listed = data?.orders.find(({ id }) => id === order.id)?.returns;
  const returns = useMemo(
    () => withStoreReturns(listed, withStatus(kept, order), order.id),
    [listed, kept, order],
  );
  const returnable = useMemo(() => returnableItems({ ...order, returns }), [order, returns]);
  const request: OrderReturns["request"] = useMutation({
    retry: false,
    mutationFn: async (body) => {
      const answer = await storeCreateReturn(client, { body: { ...body, order_id: order.id } });
      const { id, created_at, refund_amount } = answer.return;
      const items = body.items.map(({ item_id, quantity }) => ({ item_id, quantity }));
      storedReturns().add({ id, order_id: order.id, created_at, refund_amount, items });
      return answer;
    },
    onSuccess: () => {
      const { queryKey } = queryOptions(client, storeListCustomerOrders, input);
      void queries.invalidateQueries({ queryKey });
      return queries.invalidateQueries({ queryKey: ["store", "orders"] });
    },
  });
  return { returns, returnable, request };
}
