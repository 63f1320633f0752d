import type { HttpClient } from "@countertop/sdk";
import type { StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";

/** The cart that a write changes. */
export interface CartTarget {
  readonly client: HttpClient;
  /** The cart's id. Empty until the visitor has a cart. */
  readonly id: string;
  /** Reads the cart's current state from the server. */
  readonly latest: () => Promise<StoreCart>;
  /** Creates a cart, which the following calls use. */
  readonly create: (body: StoreCreateCartBody) => Promise<{ cart: StoreCart }>;
}
