"use client";
import type { Cart } from "@countertop/sdk/types";
import type { MouseEvent } from "react";
import { useCart } from "../cart/provider.tsx";
import type { NewItem } from "../cart/writes.ts";
import { useSubmit } from "./submit.ts";

export interface AddToCartSettings {
  /** The item to add. Undefined while no variant is selected, or if the variant is sold out. */
  readonly item: NewItem | undefined;
  /** Called with the cart that contains the item. */
  readonly onAdded?: ((cart: Cart) => void) | undefined;
}

export interface AddToCart {
  /** Adds the item. Does nothing without an `item`, or while an earlier call is pending. */
  readonly add: () => Promise<void>;
  readonly isAdding: boolean;
  /** The error of the last attempt, until the next attempt. */
  readonly error: unknown;
  readonly getButtonProps: () => {
    readonly type: "button";
    readonly "aria-busy": boolean;
    readonly "aria-disabled": boolean;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Returns the state of a button that adds an item to the cart. Use it below a `CartProvider`. A double click adds the item once.
 */
export function useAddToCart({ item, onAdded }: AddToCartSettings): AddToCart {
  // Selects only the write, because a list can have many of these buttons, which must not rerender when the cart changes.
  const addItem = useCart((cart) => cart.addItem.mutateAsync);
  const { submit, isSubmitting, submitError } = useSubmit();
  const add = async (): Promise<void> => {
    if (item)
      await submit(async () => {
        const { cart } = await addItem(item);
        onAdded?.(cart);
      });
  };
  return {
    add,
    isAdding: isSubmitting,
    error: submitError,
    getButtonProps: () => ({
      type: "button",
      "aria-busy": isSubmitting,
      "aria-disabled": !item,
      onClick: ({ detail }) => {
        // Ignores the second click of a double click, because a fast store may already have responded to the first click.
        if (detail < 2) void add();
      },
    }),
  };
}
