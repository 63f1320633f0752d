import { createCartId, type CartId, type CartStorage } from "./cart-id.ts";

/** Data about a visitor's cart that all tabs share. */
export interface Remembered {
  readonly cart: CartId;
  /** The cart that may have become an order that the customer hasn't seen yet. */
  readonly completing: CartId;
  /** The cart that the customer agreed to buy as it is, and whose payment is pending on a provider's own page. */
  readonly paying: CartId;
  /** The cart whose region change has begun but hasn't finished. */
  readonly moving: CartId;
}

/** @param key the name of the cart's id in the storage. The names of the other ids begin with it. */
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
