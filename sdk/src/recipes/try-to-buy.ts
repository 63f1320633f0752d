import { ApiError } from "../errors.ts";
import {
  storeCreateCart,
  storeCreateLineItem,
  storeCreatePaymentSessions,
  storeDeleteLineItem,
  storeUpdateCart,
} from "../generated/operations/carts.ts";
import { storeListProducts } from "../generated/operations/products.ts";
import { storeListCartShippingOptions } from "../generated/operations/shipping-options.ts";
import type { HttpClient } from "../http/http-client.ts";

export interface Purchase {
  product: string;
  variant: string;
  channel?: string | undefined;
  region: string;
  /** The two-letter code of one of the region's countries. If it's missing, the region has no country to ship to. */
  country?: string | undefined;
}

/** Steps of a purchase, in their order. `listing` is the storefront's list of products. */
export type PurchaseStep = "listing" | "cart" | "item" | "address" | "shipping" | "payment";
export interface PurchaseProblem {
  step: PurchaseStep;
  /** The server's message, if it responded with an error. */
  message?: string | undefined;
}

/**
 * Tries a purchase with a real cart, to check the result of `reasons`. Resolves to the step that failed, or to undefined if the
 * product can be bought. Throws the SDK's error if the server sends no readable response. The cart remains in the store,
 * without its item.
 */
export async function tryToBuy(
  client: HttpClient,
  { product, variant, channel, region, country }: Purchase,
): Promise<PurchaseProblem | undefined> {
  let step: PurchaseStep = "listing";
  let cart: string | undefined;
  let item: string | undefined;
  const at = (next: PurchaseStep) => void (step = next);
  try {
    const limits = channel === undefined ? {} : { sales_channel_id: [channel] };
    const { products } = await storeListProducts(client, { query: { id: [product], ...limits } });
    if (products.length === 0) return { step };
    at("cart");
    const created = await storeCreateCart(client, {
      body: { region_id: region, ...(channel !== undefined && { sales_channel_id: channel }) },
    });
    cart = created.cart.id;
    at("item");
    const filled = await storeCreateLineItem(client, {
      id: cart,
      body: { variant_id: variant, quantity: 1 },
    });
    item = filled.cart.items[0]?.id;
    at("address");
    if (country === undefined) return { step };
    const address = { first_name: "Ada", last_name: "Byron", country_code: country };
    await storeUpdateCart(client, { id: cart, body: { shipping_address: address } });
    at("shipping");
    // A gift card needs no shipping, because it's sent by email.
    if (filled.cart.items.some(({ is_giftcard }) => !is_giftcard)) {
      const { shipping_options } = await storeListCartShippingOptions(client, { cart_id: cart });
      if (shipping_options.every(({ is_return }) => is_return)) return { step };
    }
    at("payment");
    const paying = await storeCreatePaymentSessions(client, { id: cart });
    return paying.cart.payment_sessions.length > 0 ? undefined : { step };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { step, message: error.serverMessage ?? error.message };
  } finally {
    if (cart !== undefined && item !== undefined)
      await storeDeleteLineItem(client, { id: cart, line_id: item }).catch(() => {
        // Ignores errors, because the cart is abandoned in any case.
      });
  }
}
