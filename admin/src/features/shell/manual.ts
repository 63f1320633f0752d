/** The languages of the manual, which are the folders in `admin/manual`. */
export const MANUAL_LANGUAGES: readonly string[] = ["en"];

/** The language of the manual for a user: the user's own language if the manual has it, or else English. */
export const manualLanguage = (language: string): string =>
  MANUAL_LANGUAGES.includes(language) ? language : "en";

/**
 * Pages of the manual and their sections, by the path below `/a`, in which `$id` stands for a record. A page without an entry
 * uses the entry of the nearest page above it. If there is none, it links to the manual's index.
 */
export const MANUAL_PLACES: Readonly<Record<string, string>> = {
  orders: "orders",
  "draft-orders": "draft-orders",
  "draft-orders/$id": "draft-orders#create-the-order",
  "draft-orders/new": "draft-orders#create-a-draft-order",
  customers: "customers",
  "customers/groups": "customers#group-customers",
  products: "products",
  "products/$id": "products#change-a-product",
  "products/new": "products#add-a-product",
  "product-categories": "products#group-products-in-categories",
  collections: "products#group-products-in-a-collection",
  inventory: "inventory",
  "inventory/locations": "inventory#add-a-location",
  "inventory/reservations": "inventory#reserve-stock",
  discounts: "discounts",
  "discounts/new": "discounts#create-a-discount",
  "gift-cards": "gift-cards",
  "gift-cards/manage": "gift-cards#sell-gift-cards",
  pricing: "price-lists",
  "pricing/new": "price-lists#plan-a-sale",
  assistants: "assistants",
  "assistants/$id": "assistants#approve-or-reject-a-plan",
  settings: "settings",
  "settings/currencies": "settings#add-a-currency",
  "settings/details": "settings#change-the-name-and-links-of-the-store",
  "settings/appearance": "settings#change-the-language-or-theme",
  "settings/regions": "settings#sell-to-another-country",
  "settings/return-reasons": "settings#manage-return-reasons",
  "settings/shipping-profiles": "settings#add-a-shipping-option",
  "settings/taxes": "settings#set-taxes",
  "settings/team": "settings#invite-a-colleague",
  "sales-channels": "settings#sell-in-another-channel",
  "publishable-api-keys": "settings#create-a-key-for-a-storefront",
};

/** The manual's URL for a URL of the admin, relative to the admin's own folder. */
export function manualAddress(pathname: string, language: string): string {
  const [, below = ""] = /\/a\/(.*)/.exec(pathname) ?? [];
  const segments = below.split("/").filter(Boolean);
  const [page, section] = placeOf(segments).split("#");
  return `public/manual/${manualLanguage(language)}/${page}.html${section === undefined ? "" : `#${section}`}`;
}

function placeOf(segments: readonly string[]): string {
  if (segments.length === 0) return "manual";
  const above = segments.slice(0, -1);
  const known = [segments, [...above, "$id"]].map((path) => path.join("/"));
  const path = known.find((one) => Object.hasOwn(MANUAL_PLACES, one));
  return path === undefined ? placeOf(above) : (MANUAL_PLACES[path] as string);
}
