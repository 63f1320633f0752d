import { createHttpClient, type ClientOptions, type HttpClient } from "@countertop/sdk";
import { storeRetrieveCart } from "@countertop/sdk/operations";
import type { StoreCart } from "@countertop/sdk/types";
import { isNotFound } from "./cart/answers.ts";
import { isId, type CartStorage } from "./cart/cart-id.ts";
import { withHeaders } from "./with-headers.ts";

export interface CookieOptions {
  /** Days until a cart is forgotten that nobody comes back to, default 30. Browsers keep it no longer than 400. */
  readonly days?: number | undefined;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
}

/**
 * Keeps the cart's id in cookies, so that a server knows the cart before the page is drawn. They are read by scripts, which is
 * why they hold an id and nothing else. Cookies tell nobody when they change: a copy in `localStorage` does, in all other tabs.
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

/** Storage may be refused or full; the cookie is what counts. */
function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // Other tabs hear of it when they come back.
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

/** A visitor may send anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface CartReaderOptions extends ClientOptions {
  /** As given to `CartProvider`, default `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
}

/**
 * The cart of the visitor who sent this request, for `CartProvider`'s `initialState`. `undefined` where there is none, where it
 * was bought, and where the store does not know it; a store that cannot be reached is an error.
 */
export async function readCart(
  request: Pick<Request, "headers">,
  { storageKey = "medusa-cart-id", ...options }: CartReaderOptions = {},
): Promise<StoreCart | undefined> {
  const cookie = request.headers.get("cookie");
  const id = readCookie(cookie, storageKey);
  if (!isId(id)) return undefined;
  // With the visitor's session it is also the customer's cart, with their prices.
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
