export { forwardToStore, type ForwardOptions } from "./server/forward.ts";
export { pageCart, type PageCartOptions } from "./server/page-cart.ts";
export { readCart, type CartReaderOptions } from "./server/read-cart.ts";
export {
  serverCart,
  type CookieAttributes,
  type CookieJar,
  type ServerCart,
  type ServerCartOptions,
} from "./server/server-cart.ts";
export { contentSecurityPolicy, type PolicySettings } from "./server/policy.ts";
export { cartHandler, type CartHandlerOptions } from "./server/cart-handler.ts";
