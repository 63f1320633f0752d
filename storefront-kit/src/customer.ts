export {
  useCustomer,
  useRegister,
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
