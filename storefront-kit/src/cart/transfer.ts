"use client";
import { ApiError } from "@countertop/sdk";
import type { Cart } from "@countertop/sdk/types";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useSessionCart } from "../session-cart/provider.tsx";
import type { SessionCartItem } from "../session-cart/reducer.ts";
import { useCart } from "./provider.tsx";

export interface Transfer {
  readonly cart: Cart;
  readonly refused: readonly {
    readonly item: SessionCartItem;
    /** In the server's words, where it had any. */
    readonly reason: string;
    readonly error: unknown;
  }[];
}

/**
 * Puts what is in the session cart into the server's cart, in one call where there is no cart yet and nothing is refused.
 * What the server took leaves the session cart; what it refused stays, as do items of quantity 0.
 */
export function useSessionCartTransfer(): UseMutationResult<Transfer, Error, void> {
  const { addItems } = useCart();
  const { items, region, removeItem } = useSessionCart();
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const sent = items.filter(({ quantity }) => quantity > 0);
      const { id: region_id } = region as { id?: string };
      const { cart, refused } = await addItems.mutateAsync({
        items: sent.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
        ...(region_id !== undefined && { region_id }),
      });
      const kept = new Map(refused.map(({ item, error }) => [item.variant_id, error]));
      for (const { variant } of sent) if (!kept.has(variant.id)) removeItem(variant.id);
      return {
        cart,
        refused: sent
          .filter(({ variant }) => kept.has(variant.id))
          .map((item) => {
            const error = kept.get(item.variant.id);
            return { item, reason: wordsOf(error), error };
          }),
      };
    },
  });
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  return error instanceof Error ? error.message : String(error);
}
