/** Languages of the manual: the folders of `admin/manual`. */
export const MANUAL_LANGUAGES: readonly string[] = ["en"];

/** Pages of the manual by the first segment of a path below `/a`. The others lead to the manual's index. */
export const MANUAL_PAGES: Readonly<Record<string, string>> = {
  orders: "orders",
  "draft-orders": "draft-orders",
  customers: "customers",
  products: "products",
  "product-categories": "products",
  collections: "products",
  inventory: "inventory",
  discounts: "discounts",
  "gift-cards": "discounts",
  pricing: "price-lists",
  settings: "settings",
  "sales-channels": "settings",
  "publishable-api-keys": "settings",
};

/** The manual's page for an address of the admin, relative to the admin's own folder. */
export function manualAddress(pathname: string, language: string): string {
  const [, segment = ""] = /\/a\/([^/]+)/.exec(pathname) ?? [];
  const page = Object.hasOwn(MANUAL_PAGES, segment) ? MANUAL_PAGES[segment] : "manual";
  const spoken = MANUAL_LANGUAGES.includes(language) ? language : "en";
  return `public/manual/${spoken}/${page}.html`;
}
