export { LinkedCartProvider, type LinkedCartProviderProps } from "./links/linked-cart.tsx";
export {
  useOrderEditRequest,
  type AcceptedOrderEdit,
  type OrderEditRequest,
} from "./links/order-edit.ts";
