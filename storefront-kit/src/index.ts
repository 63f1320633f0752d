export {
  MedusaProvider,
  useMedusa,
  type MedusaContextState,
  type MedusaProviderProps,
} from "./medusa-provider.tsx";
export {
  CartProvider,
  useCart,
  type CartContextState,
  type CartMutation,
  type CartMutations,
  type CartProviderProps,
} from "./cart/provider.tsx";
export type { CartStorage } from "./cart/cart-id.ts";
export type { CartWriteName, NewItem, RejectedItem } from "./cart/writes.ts";
export {
  createStorefrontQueryClient,
  storefrontQueryDefaults,
  type StorefrontQueryClientOptions,
} from "./query-defaults.ts";
export {
  SessionCartProvider,
  useSessionCart,
  type SessionCart,
  type SessionCartProviderProps,
} from "./session-cart/provider.tsx";
export {
  generateCartState,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartInput,
  type SessionCartItem,
  type SessionCartState,
  type SessionCartVariant,
} from "./session-cart/reducer.ts";
export {
  computeAmount,
  computeVariantPrice,
  currencyDigits,
  formatAmount,
  formatAmountParts,
  formatVariantPrice,
  formatVariantPriceParts,
  getVariantPrice,
  type ComputeOptions,
  type CurrencyDigits,
  type FormatOptions,
  type OfAmount,
  type OfVariant,
  type PriceRegion,
  type PriceVariant,
  type VariantPrice,
} from "./prices.ts";
