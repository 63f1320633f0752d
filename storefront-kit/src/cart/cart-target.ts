import type { HttpClient } from "@countertop/sdk";
import type { StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";

/** The cart that a write is about. */
export interface CartTarget {
  readonly client: HttpClient;
  /** Empty where there is no cart. */
  readonly id: string;
  /** The cart as the server has it now. */
  readonly latest: () => Promise<StoreCart>;
  /** Begins a cart, which the next call is then about. */
  readonly create: (body: StoreCreateCartBody) => Promise<{ cart: StoreCart }>;
}
