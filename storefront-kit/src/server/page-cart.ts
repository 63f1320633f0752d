import type { StoreCart } from "@countertop/sdk/types";

/** Fields that no page shows. `context` has the customer's IP address and browser. */
const UNSEEN = new Set([
  "context",
  "created_at",
  "deleted_at",
  "idempotency_key",
  "profile",
  "profiles",
  "sales_channel",
  "tax_rates",
  "updated_at",
]);

/** The fields of a record that pages show, by the record's name in the cart. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  product: ["id", "title", "subtitle", "handle", "is_giftcard", "thumbnail"],
  countries: ["iso_2", "display_name"],
};

/** Fields with the data of others, such as of a payment provider. They aren't changed, except for the cart's own `context`. */
const OPAQUE = new Set(["data", "metadata"]);

export interface PageCartOptions {
  /**
   * The URL of the store, and the URL of its uploads if that is another one. Images whose URLs have one of these origins get paths,
   * such as `/uploads/cup.webp`, which `forwardToStore` serves. Other images keep their URLs. Default: none.
   */
  readonly origins?: readonly string[] | undefined;
}

/**
 * Returns a cart for the page that a server sends to the visitor, such as for `CartProvider`'s `initialState`. It's about half as
 * large, because it lacks most fields that pages don't show. It contains neither the customer's IP address and browser from the
 * cart's `context`, nor the store's own address in the URLs of uploaded images. `metadata` and a provider's `data` aren't changed.
 */
export function pageCart(cart: StoreCart, { origins = [] }: PageCartOptions = {}): StoreCart {
  const own = new Set(origins.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin));
  const seen = (value: unknown, name = ""): unknown => {
    if (OPAQUE.has(name) || typeof value !== "object" || value === null)
      return name === "thumbnail" && typeof value === "string" ? imagePath(value, own) : value;
    if (Array.isArray(value)) return value.map((one) => seen(one, name));
    const kept = SEEN[name];
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => (kept ? kept.includes(key) : !UNSEEN.has(key)))
        .map(([key, one]) => [key, seen(one, key)]),
    );
  };
  return seen(cart) as StoreCart;
}

function imagePath(url: string, own: ReadonlySet<string>): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return own.has(origin) && pathname.startsWith("/uploads/") ? pathname : url;
}
