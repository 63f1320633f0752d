"use client";
import type { Failure, Output } from "@countertop/sdk";
import { storeCreateReturn } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import type { operations, Order, StoreCreateReturnBody } from "@countertop/sdk/types";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { returnableItems, type ReturnableItem } from "./orders.ts";
import {
  createStoredReturns,
  withStatus,
  type StoredReturn,
  type StoredReturns,
  type RequestedReturn,
} from "./requested-returns.ts";

type ReturnOperation = operations["storeCreateReturn"];

export interface OrderReturns {
  /** The returns that were requested in this browser, oldest first. */
  readonly returns: readonly RequestedReturn[];
  /** Items that can still be sent back: shipped, not returned, and not in an open return. */
  readonly returnable: readonly ReturnableItem[];
  /** Requests a return of this order, and stores it in the browser. */
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
 * The returns of an order. The store lists none for shoppers and accepts a second return of the same item, so the browser that
 * requested one stores it: other devices don't know about it until the package has arrived.
 */
export function useOrderReturns(order: Order): OrderReturns {
  const client = useClient();
  const queries = useQueryClient();
  const kept = useSyncExternalStore(
    storedReturns().subscribe,
    storedReturns().getSnapshot,
    () => NONE,
  );
  const returns = useMemo(() => withStatus(kept, order), [kept, order]);
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
    onSuccess: () => queries.invalidateQueries({ queryKey: ["store", "orders"] }),
  });
  return { returns, returnable, request };
}
