import { createHttpClient, type ClientOptions, type HttpClient } from "@countertop/sdk";
import { storeRetrieveCart } from "@countertop/sdk/operations";
import type { StoreCart } from "@countertop/sdk/types";
import { isNotFound } from "../cart/answers.ts";
import { isId } from "../cart/cart-id.ts";
import { readCookie } from "../cookies.ts";
import { withHeaders } from "../with-headers.ts";

export interface CartReaderOptions extends ClientOptions {
  /** The name of the cookie with the cart's id, which is `CartProvider`'s `storageKey`. Default: `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
}

/**
 * Returns the cart of the visitor who sent this request, for `CartProvider`'s `initialState`. Returns undefined if the visitor has
 * no cart, or if the cart was bought or doesn't exist on the server. Throws the SDK's error if the request fails for any other
 * reason.
 */
export async function readCart(
  request: Pick<Request, "headers">,
  { storageKey = "medusa-cart-id", ...options }: CartReaderOptions = {},
): Promise<StoreCart | undefined> {
  const cookie = request.headers.get("cookie");
  const id = readCookie(cookie, storageKey);
  if (!isId(id)) return undefined;
  // Sends the visitor's session, so that the cart has the customer's prices.
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
