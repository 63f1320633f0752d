"use client";
import type { Cart } from "@countertop/sdk/types";
import type { MouseEvent } from "react";
import { useCart } from "../cart/provider.tsx";
import type { NewItem } from "../cart/writes.ts";
import { useSubmit } from "./submit.ts";

export interface AddToCartSettings {
  /** The item to add; none while no variant is chosen, or it is sold out. */
  readonly item: NewItem | undefined;
  /** Called with the cart that holds the item. */
  readonly onAdded?: ((cart: Cart) => void) | undefined;
}

export interface AddToCart {
  /** Adds the item. A second call does nothing until the first one has ended. */
  readonly add: () => Promise<void>;
  readonly isAdding: boolean;
  /** The failure of the last attempt, until the next one. */
  readonly error: unknown;
  readonly getButtonProps: () => {
    readonly type: "button";
    readonly "aria-busy": boolean;
    readonly "aria-disabled": boolean;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** A button that adds to the server's cart, below a `CartProvider`. A double click adds the quantity once. */
export function useAddToCart({ item, onAdded }: AddToCartSettings): AddToCart {
  // A list has many of these: none renders for what is in the cart.
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
        // The second click of a double click also comes after a fast store has answered the first.
        if (detail < 2) void add();
      },
    }),
  };
}
