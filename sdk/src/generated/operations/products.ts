

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List products
 *
 * `q` searches titles, descriptions, SKUs, and collection titles.
 *
 * `GET /admin/products`
 * @example
 * const { products } = await adminListProducts(client, { query: { limit: 20 } });
 */
export const adminListProducts: Operation<operations["adminListProducts"]> = /*#__PURE__*/ operation("GET", "/admin/products", "", "-id");


export const adminCreateProduct: Operation<operations["adminCreateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products");

/**
 * List the most used tags
 *
 * `GET /admin/products/tag-usage`
 * @example
 * const { tags } = await adminListProductTagUsage(client);
 */
export const adminListProductTagUsage: Operation<operations["adminListProductTagUsage"]> = /*#__PURE__*/ operation("GET", "/admin/products/tag-usage");

/**
 * List the product types in use
 *
 * Returns all types at once. /admin/product-types has the same records, with paging and search.
 *
 * `GET /admin/products/types`
 * @example
 * const { types } = await adminListProductTypesInUse(client);
 */
export const adminListProductTypesInUse: Operation<operations["adminListProductTypesInUse"]> = /*#__PURE__*/ operation("GET", "/admin/products/types");

/**
 * Retrieve a product
 *
 * `GET /admin/products/{id}`
 * @example
 * const { product } = await adminRetrieveProduct(client, { id });
 */
export const adminRetrieveProduct: Operation<operations["adminRetrieveProduct"]> = /*#__PURE__*/ operation("GET", "/admin/products/{id}");


export const adminUpdateProduct: Operation<operations["adminUpdateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}");


export const adminDeleteProduct: Operation<operations["adminDeleteProduct"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}");

/**
 * Set one metadata value of a product
 *
 * Sets one entry and leaves the others unchanged. An empty value removes the entry.
 *
 * `POST /admin/products/{id}/metadata`
 * @example
 * const { product } = await adminSetProductMetadata(client, { id, body: { key: "supplier", value: "Olaria Norte" } });
 */
export const adminSetProductMetadata: Operation<operations["adminSetProductMetadata"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/metadata");


export const adminCreateProductOption: Operation<operations["adminCreateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options");


export const adminUpdateProductOption: Operation<operations["adminUpdateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options/{option_id}");


export const adminDeleteProductOption: Operation<operations["adminDeleteProductOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/options/{option_id}");

/**
 * List the variants of a product
 *
 * `GET /admin/products/{id}/variants`
 * @example
 * const { variants } = await adminListProductVariants(client, { id, query: { limit: 20 } });
 */
export const adminListProductVariants: Operation<operations["adminListProductVariants"]> = /*#__PURE__*/ operation("GET", "/admin/products/{id}/variants", "variants", "-id");


export const adminCreateVariant: Operation<operations["adminCreateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants");


export const adminUpdateVariant: Operation<operations["adminUpdateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants/{variant_id}");


export const adminDeleteVariant: Operation<operations["adminDeleteVariant"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/variants/{variant_id}");

/**
 * List published products
 *
 * Send region_id, cart_id, or currency_code to include prices.
 *
 * `GET /store/products`
 * @example
 * const { products } = await storeListProducts(client, { query: { limit: 20 } });
 */
export const storeListProducts: Operation<operations["storeListProducts"]> = /*#__PURE__*/ operation("GET", "/store/products", "", "-id");


export const storeSearchProducts: Operation<operations["storeSearchProducts"]> = /*#__PURE__*/ operation("POST", "/store/products/search");

/**
 * Retrieve a published product
 *
 * Send region_id, cart_id, or currency_code to include prices.
 *
 * `GET /store/products/{id}`
 * @example
 * const { product } = await storeRetrieveProduct(client, { id });
 */
export const storeRetrieveProduct: Operation<operations["storeRetrieveProduct"]> = /*#__PURE__*/ operation("GET", "/store/products/{id}");

