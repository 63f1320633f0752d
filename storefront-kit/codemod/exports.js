// Maps the exports of `medusa-react` to their replacements. `hooks.json` describes the differences in each hook's arguments.
const hooks = require("./hooks.json");
const types = require("./types.json");

const KIT = "@countertop/storefront-kit";
const REACT = "@countertop/sdk/react";
const TYPES = "@countertop/sdk/types";

const same = (from, names) => Object.fromEntries(names.map((name) => [name, { from, name }]));

const exported = {
  ...same(REACT, Object.keys(hooks)),
  ...same(REACT, ["useAdminCustomQuery", "useAdminCustomPost", "useAdminCustomDelete"]),
  ...same(KIT, [
    "MedusaProvider",
    "useMedusa",
    "CartProvider",
    "useCart",
    "SessionCartProvider",
    "useSessionCart",
    "generateCartState",
    "computeAmount",
    "computeVariantPrice",
    "formatAmount",
    "formatVariantPrice",
    "getVariantPrice",
  ]),
  // medusa-react requests the first ten orders, so this hook does, too.
  useCustomerOrders: { from: `${KIT}/customer`, name: "useCustomerOrders" },
  RegionInfo: { from: KIT, name: "PriceRegion", type: true },
  ProductVariantInfo: { from: KIT, name: "PriceVariant", type: true },
  ProductVariant: { from: TYPES, name: "Variant", type: true },
  Cart: { from: TYPES, name: "StoreCart", type: true },
  UseQueryOptionsWrapper: { from: REACT, name: "QueryHookOptions", type: true },
  TQueryKey: { from: "@countertop/sdk/query", name: "QueryKey", type: true },
};

/** Packages whose entities and payloads are now types of the contract, under new names. */
const TYPED = /^@medusajs\/(medusa|client-types)(\/|$)/;

/**
 * Types in a file without admin hooks: the default responses of store calls, whose lists and relations are always there. Other
 * entities differ between responses: for example, an order's item has fewer relations than a cart's item.
 */
const storefrontTypes = {
  Cart: "StoreCart",
  Order: "StoreOrder",
  PricedProduct: "StoreProduct",
  PricedVariant: "StoreProductVariant",
  Product: "StoreProduct",
  Region: "StoreCartRegion",
};

/** Returns the table of old and new type names that applies to a file. A file without admin hooks also uses `storefrontTypes`. */
const namesIn = (source) =>
  /\buseAdmin[A-Z]/.test(source) ? types : { ...types, ...storefrontTypes };

/** Exports whose uses need a review even if they keep their name. */
const notes = {
  useMedusa:
    "client has other methods than medusa-js; give MedusaProvider a client of createClient() to use client.store and client.admin",
  useAdminUploadFile: "takes { body: { files } }, not the files",
  useAdminUploadProtectedFile: "takes { body: { files } }, not the files",
  UseQueryOptionsWrapper: "QueryHookOptions takes the operation's type as its parameter",
  useAdminCustomQuery: "takes (path, { query }, options) and makes its own key",
  useAdminCustomPost: "takes (path, options); list the resources that it makes stale in options",
  useAdminCustomDelete: "takes (path, options); list the resources that it makes stale in options",
};

/** Exports without a counterpart, each with its replacement. */
const gone = {
  queryKeysFactory: "write the key: [area, resource, 'list' | 'detail', …]",
  useLocalStorage: "the providers store what they need; use a library of your choice",
};

// Base name of a key factory → resource, which is the second part of the SDK's keys.
const RESOURCES = [
  "auth batch-jobs carts collections currencies customers customer-groups discounts draft-orders gift-cards",
  "inventory-items invites notes notifications orders order-edits payment-collections payments price-lists products",
  "product-categories product-tags product-types publishable-api-keys regions reservations return-reasons returns",
  "sales-channels shipping-options shipping-profiles stock-locations store swaps tax-rates users variants",
]
  .join(" ")
  .split(" ");

const bare = (name) =>
  name.replaceAll("-", "").replace(/ies$/, "y").replace(/s$/, "").toLowerCase();
const resources = new Map(RESOURCES.map((slug) => [bare(slug), slug]));
resources.set("batch", "batch-jobs");

/** `adminProductKeys` → `["admin", "products"]`. Undefined for a name that isn't a key factory. */
function keyOf(name) {
  const match = /^(admin)?(\w+?)(?:Query)?Keys$/.exec(name);
  const slug = match && resources.get(bare(match[2]));
  return slug ? [match[1] ?? "store", slug] : undefined;
}

module.exports = { exported, gone, hooks, keyOf, namesIn, notes, TYPED, TYPES };
