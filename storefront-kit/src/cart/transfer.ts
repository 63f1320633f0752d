"use client";
import { ApiError } from "@countertop/sdk";
import type { StoreCart } from "@countertop/sdk/types";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useSessionCartStore } from "../session-cart/provider.tsx";
import type { SessionCartItem } from "../session-cart/reducer.ts";
import { SESSION_CART_KEY } from "../session-cart/store.ts";
import { isRejected } from "./answers.ts";
import { useCart } from "./provider.tsx";

export interface Transfer {
  readonly cart: StoreCart;
  readonly rejected: readonly {
    readonly item: SessionCartItem;
    /** The server's message, or the error's own message if the server sent none. */
    readonly reason: string;
    readonly error: unknown;
  }[];
}

/**
 * Returns a mutation that moves the items of the session cart to the cart on the server. If the visitor doesn't have a cart yet,
 * and no item is rejected, the mutation takes one call. Items that the server accepted are removed from the session cart. Rejected
 * items stay, and so do items with quantity 0 and items whose outcome is unknown. The next attempt first checks the cart for items
 * whose outcome is unknown. Only one tab transfers items at a time.
 */
export function useSessionCartTransfer(): UseMutationResult<Transfer, Error, void> {
  const { addItems } = useCart();
  const { read, dispatch } = useSessionCartStore();
  const transfer = async (): Promise<Transfer> => {
    const { items, region } = read();
    const sent = items.filter(({ quantity }) => quantity > 0);
    const { id: region_id } = region as { id?: string };
    const mark = (id: string, expected: SessionCartItem["sent"]): void =>
      dispatch({ type: "updateItem", id, change: { sent: expected } });
    const { cart, rejected } = await addItems.mutateAsync({
      items: sent.map(({ variant, quantity, sent: before }) => ({
        variant_id: variant.id,
        quantity,
        sent: before,
      })),
      ...(region_id !== undefined && { region_id }),
      onSend: ({ variant_id }, expected) => mark(variant_id, expected),
    });
    const kept = new Map(rejected.map(({ item, error }) => [item.variant_id, error]));
    for (const { variant } of sent) {
      if (!kept.has(variant.id)) dispatch({ type: "removeItem", id: variant.id });
      else if (isRejected(kept.get(variant.id))) mark(variant.id, undefined);
    }
    return {
      cart,
      rejected: sent
        .filter(({ variant }) => kept.has(variant.id))
        .map((item) => {
          const error = kept.get(item.variant.id);
          return { item, reason: wordsOf(error), error };
        }),
    };
  };
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const locks = (globalThis as Partial<typeof globalThis>).navigator?.locks;
      return locks ? await locks.request(SESSION_CART_KEY, transfer) : transfer();
    },
  });
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  return error instanceof Error ? error.message : String(error);
}
