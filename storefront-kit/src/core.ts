export {
  createCartStore,
  type CartSnapshot,
  type CartStore,
  type CartStoreSettings,
} from "./core/cart-store.ts";
export type { CartStorage } from "./cart/cart-id.ts";
export type { PaymentReturnState } from "./cart/payment-return.ts";
export type { Answer, CartWriteName, NewItem, RejectedItem, Variables } from "./cart/writes.ts";
