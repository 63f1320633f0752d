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

/**
 * Returns a cart for the page that a server sends to the visitor, such as for `CartProvider`'s `initialState`. It's about half as
 * large, and contains nothing that isn't for the page: neither the IP address and the browser in the cart's `context`, nor the
 * store's own address in the URLs of uploaded images. These become paths, such as `/uploads/cup.webp`, which `forwardToStore`
 * serves.
 */
export const pageCart = (cart: StoreCart): StoreCart =>
  JSON.parse(JSON.stringify(cart, seen)) as StoreCart;

function seen(key: string, value: unknown): unknown {
  if (UNSEEN.has(key)) return undefined;
  if (key === "thumbnail" && typeof value === "string") return imagePath(value);
  const kept = SEEN[key];
  if (!kept || typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map((one) => pick(one as object, kept)) : pick(value, kept);
}

const pick = (record: object, kept: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => kept.includes(name)));

function imagePath(url: string): string {
  const { pathname } = new URL(url, "http://shop.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
}
