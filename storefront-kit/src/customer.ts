export {
  useCustomer,
  useRegister,
  useRequestPasswordReset,
  useResetPassword,
  useSignIn,
  useSignOut,
  type CustomerState,
  type SignInOptions,
} from "./customer/sign-in.ts";
export {
  returnableItems,
  useCustomerOrderPages,
  useCustomerOrders,
  useOrderLookup,
  type CustomerOrderPages,
  type ReturnableItem,
} from "./customer/orders.ts";
export { useOrderReturns, type OrderReturns } from "./customer/returns.ts";
export type { StoredReturn, RequestedReturn } from "./customer/requested-returns.ts";
export {
  useSavedPaymentMethods,
  type SavedPaymentMethod,
  type SavedPaymentMethods,
  type SavedPaymentMethodsSettings,
} from "./customer/payment-methods.ts";
