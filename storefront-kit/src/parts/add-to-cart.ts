"use client";
import type { Cart } from "@countertop/sdk/types";
import type { MouseEvent } from "react";
import { useCart } from "../cart/provider.tsx";
import type { NewItem } from "../cart/writes.ts";
import { useSubmit } from "./submit.ts";

export interface AddToCartSettings {
  /** The item to add. Undefined while no variant is selected, or if the variant is sold out. */
  readonly item: NewItem | undefined;
  /** Called with the cart that holds the item. */
  readonly onAdded?: ((cart: Cart) => void) | undefined;
}

export interface AddToCart {
  /** Adds the item. A second call does nothing until the first one has ended. */
  readonly add: () => Promise<void>;
  readonly isAdding: boolean;
  /** The error of the last attempt, until the next one. */
  readonly error: unknown;
  readonly getButtonProps: () => {
    readonly type: "button";
    readonly "aria-busy": boolean;
    readonly "aria-disabled": boolean;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** State of a button that adds an item to the server's cart, below a `CartProvider`. A double click adds the quantity once. */
export function useAddToCart({ item, onAdded }: AddToCartSettings): AddToCart {
  // A list has many of these buttons, so they don't rerender when the cart changes.
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
        // Ignores the second click of a double click, which may come after a fast store has responded to the first one.
        if (detail < 2) void add();
      },
    }),
  };
}
