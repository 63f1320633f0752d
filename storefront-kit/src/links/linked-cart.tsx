"use client";
import { useState, type ReactNode } from "react";
import type { CartStorage } from "../cart/cart-id.ts";
import { CartProvider } from "../cart/provider.tsx";

export interface LinkedCartProviderProps {
  /** The cart's id in the link that the customer received. */
  readonly cartId: string;
  /** The cart's id in the URL to which a payment provider returns. See `CartProvider`. */
  readonly returnedCart?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Provides the cart of a payment link, such as a draft order's or an exchange's cart. `useCart` below it pays for this cart. The
 * visitor's own cart doesn't change. Set the cart's id as the `key` if the page can show different links.
 */
export function LinkedCartProvider({
  cartId,
  returnedCart,
  children,
}: LinkedCartProviderProps): ReactNode {
  const key = `medusa-linked-${cartId}`;
  const [storage] = useState(() => linkedStorage(key, cartId));
  return (
    <CartProvider storageKey={key} storage={storage} returnedCart={returnedCart}>
      {children}
    </CartProvider>
  );
}

/** Keeps the id of the link's cart in memory, and other data, such as a pending payment, in `localStorage`. */
function linkedStorage(key: string, cartId: string): CartStorage {
  let cart: string | null = cartId;
  return {
    getItem: (name) => (name === key ? cart : localStorage.getItem(name)),
    setItem: (name, value) => {
      if (name === key) cart = value;
      else localStorage.setItem(name, value);
    },
    removeItem: (name) => {
      if (name === key) cart = null;
      else localStorage.removeItem(name);
    },
  };
}
