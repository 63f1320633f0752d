import { createCartId, type CartId, type CartStorage } from "./cart-id.ts";

/** Data about a visitor's cart that all tabs share. */
export interface Remembered {
  readonly cart: CartId;
  /** A cart that may have become an order that the customer hasn't seen yet. */
  readonly completing: CartId;
  /** A cart that the customer agreed to buy as is, and whose payment is pending on a provider's own page. */
  readonly paying: CartId;
  /** A cart whose region change has begun and not ended. */
  readonly moving: CartId;
}

/** @param key The name of the cart's id in the storage; the other names begin with it. */
export const createRemembered = (
  key: string,
  initial?: string,
  storage?: CartStorage,
): Remembered => ({
  cart: createCartId(key, initial, storage),
  completing: createCartId(`${key}-completing`, undefined, storage),
  paying: createCartId(`${key}-paying`, undefined, storage),
  moving: createCartId(`${key}-moving`, undefined, storage),
});
