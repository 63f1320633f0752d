import { createHttpClient, type ClientOptions, type HttpClient } from "@countertop/sdk";
import { storeRetrieveCart } from "@countertop/sdk/operations";
import type { StoreCart } from "@countertop/sdk/types";
import { isNotFound } from "./cart/answers.ts";
import { isId, type CartStorage } from "./cart/cart-id.ts";
import { withHeaders } from "./with-headers.ts";

export interface CookieOptions {
  /** Days until the cookie of an unused cart expires. Default: 30. Browsers keep cookies for 400 at most. */
  readonly days?: number | undefined;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
}

/**
 * Stores the cart's id in cookies, so that a server knows the cart before it renders the page. Scripts can read the cookies, so
 * they contain only an id. Cookies trigger no events when they change, so a copy in `localStorage` notifies the other tabs.
 */
export function cookieStorage({ days = 30, path = "/", domain }: CookieOptions = {}): CartStorage {
  const write = (name: string, value: string, seconds: number): void => {
    document.cookie = [
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      `path=${path}`,
      `max-age=${seconds}`,
      "samesite=lax",
      ...(domain === undefined ? [] : [`domain=${domain}`]),
      ...(location.protocol === "https:" ? ["secure"] : []),
    ].join("; ");
  };
  return {
    getItem: (name) =>
      typeof document === "undefined" ? null : (readCookie(document.cookie, name) ?? null),
    setItem(name, value) {
      write(name, value, days * 86_400);
      attempt(() => localStorage.setItem(name, value));
    },
    removeItem(name) {
      write(name, "", 0);
      attempt(() => localStorage.removeItem(name));
    },
  };
}

/** Storage may be unavailable or full. Only the cookie matters. */
function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // Other tabs notice the change when they become visible again.
  }
}

/** A cookie's value in a `Cookie` header or in `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const cookie of (cookies ?? "").split(";")) {
    const [key = "", ...value] = cookie.trim().split("=");
    if (decoded(key) === name) return decoded(value.join("="));
  }
  return undefined;
}

/** Decodes a cookie's value. Visitors may send anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface CartReaderOptions extends ClientOptions {
  /** The name of the cart's id, as for `CartProvider`. Default: `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
}

/**
 * The cart of the visitor who sent this request, for `CartProvider`'s `initialState`. `undefined` if the visitor doesn't have a
 * cart, or if it was bought or doesn't exist on the server. An unreachable server is an error.
 */
export async function readCart(
  request: Pick<Request, "headers">,
  { storageKey = "medusa-cart-id", ...options }: CartReaderOptions = {},
): Promise<StoreCart | undefined> {
  const cookie = request.headers.get("cookie");
  const id = readCookie(cookie, storageKey);
  if (!isId(id)) return undefined;
  // With the visitor's session, the cart has the customer's prices.
  const client: HttpClient = createHttpClient({
    ...options,
    headers: withHeaders(options.headers, { ...(cookie && { cookie }) }),
  });
  try {
    const { cart } = await storeRetrieveCart(client, { id });
    return cart.completed_at ? undefined : cart;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
