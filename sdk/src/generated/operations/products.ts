

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List products
 *
 * `q` looks in titles, descriptions, SKUs and collection titles.
 *
 * `GET /admin/products`
 * @example
 * const { products } = await adminListProducts(client, { query: { limit: 20 } });
 */
export const adminListProducts: Operation<operations["adminListProducts"]> = /*#__PURE__*/ operation("GET", "/admin/products", "products", "-id");

/**
 * Create a product
 *
 * Options come first: each variant has one value for each of them, in the same order. A product
 * without variants cannot be bought.
 *
 * `POST /admin/products`
 * @example
 * const { product } = await adminCreateProduct(client, { body: { title: "Stoneware Mug" } });
 */
export const adminCreateProduct: Operation<operations["adminCreateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products", "variants collections product-categories product-types product-tags inventory-items");

/**
 * List the tags used most
 *
 * `GET /admin/products/tag-usage`
 * @example
 * const { tags } = await adminListProductTagUsage(client);
 */
export const adminListProductTagUsage: Operation<operations["adminListProductTagUsage"]> = /*#__PURE__*/ operation("GET", "/admin/products/tag-usage");

/**
 * List the types in use
 *
 * All of them at once. /admin/product-types has the same records, with paging and search.
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

/**
 * Update a product
 *
 * Fields that are not sent stay as they are. A list that is sent (images, tags, categories, sales
 * channels, variants) takes the place of the one before; variants that it does not name are deleted.
 *
 * `POST /admin/products/{id}`
 * @example
 * const { product } = await adminUpdateProduct(client, { id });
 */
export const adminUpdateProduct: Operation<operations["adminUpdateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}", "variants collections product-categories product-types product-tags inventory-items price-lists");

/**
 * Delete a product
 *
 * Its variants go with it. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/products/{id}`
 * @example
 * const { deleted } = await adminDeleteProduct(client, { id });
 */
export const adminDeleteProduct: Operation<operations["adminDeleteProduct"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}", "variants collections product-categories product-types product-tags inventory-items price-lists");

/**
 * Set one metadata value of a product
 *
 * Writes one entry and leaves the others. An empty value removes the entry.
 *
 * `POST /admin/products/{id}/metadata`
 * @example
 * const { product } = await adminSetProductMetadata(client, { id, body: { key: "supplier", value: "Olaria Norte" } });
 */
export const adminSetProductMetadata: Operation<operations["adminSetProductMetadata"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/metadata");

/**
 * Add an option to a product
 *
 * The variants have no value for it yet: give each of them one.
 *
 * `POST /admin/products/{id}/options`
 * @example
 * const { product } = await adminCreateProductOption(client, { id, body: { title: "Glaze" } });
 */
export const adminCreateProductOption: Operation<operations["adminCreateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options", "variants");

/**
 * Rename an option of a product
 *
 * The values that variants have for it stay. A title that another of the product's options has is refused with
 * 404.
 *
 * `POST /admin/products/{id}/options/{option_id}`
 * @example
 * const { product } = await adminUpdateProductOption(client, { id, option_id, body: { title: "Glaze" } });
 */
export const adminUpdateProductOption: Operation<operations["adminUpdateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options/{option_id}", "variants");

/**
 * Remove an option from a product
 *
 * All variants must have the same value for it, or variants would become indistinguishable.
 *
 * `DELETE /admin/products/{id}/options/{option_id}`
 * @example
 * const { deleted } = await adminDeleteProductOption(client, { id, option_id });
 */
export const adminDeleteProductOption: Operation<operations["adminDeleteProductOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/options/{option_id}", "variants");

/**
 * List the variants of a product
 *
 * `GET /admin/products/{id}/variants`
 * @example
 * const { variants } = await adminListProductVariants(client, { id, query: { limit: 20 } });
 */
export const adminListProductVariants: Operation<operations["adminListProductVariants"]> = /*#__PURE__*/ operation("GET", "/admin/products/{id}/variants", "variants", "-id");

/**
 * Add a variant to a product
 *
 * It needs one value for each option of the product, and no two variants may have the same values.
 *
 * `POST /admin/products/{id}/variants`
 * @example
 * const { product } = await adminCreateVariant(client, { id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
 */
export const adminCreateVariant: Operation<operations["adminCreateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants", "variants inventory-items");

/**
 * Update a variant
 *
 * Prices that are sent take the place of all prices before.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { product } = await adminUpdateVariant(client, { id, variant_id });
 */
export const adminUpdateVariant: Operation<operations["adminUpdateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants/{variant_id}", "variants inventory-items price-lists");

/**
 * Delete a variant
 *
 * Its prices and option values go with it. Orders keep what they say of it. Deleting what is not there succeeds
 * too.
 *
 * `DELETE /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { deleted } = await adminDeleteVariant(client, { id, variant_id });
 */
export const adminDeleteVariant: Operation<operations["adminDeleteVariant"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/variants/{variant_id}", "variants inventory-items price-lists");

/**
 * List products on sale
 *
 * Only published products. Give region_id, cart_id or currency_code to see prices.
 *
 * `GET /store/products`
 * @example
 * const { products } = await storeListProducts(client, { query: { limit: 20 } });
 */
export const storeListProducts: Operation<operations["storeListProducts"]> = /*#__PURE__*/ operation("GET", "/store/products", "products", "-id");

/**
 * Search products with the search plugin
 *
 * What a hit holds and what a filter may be is up to the plugin. Without one there are no hits.
 *
 * `POST /store/products/search`
 * @example
 * const { hits } = await storeSearchProducts(client);
 */
export const storeSearchProducts: Operation<operations["storeSearchProducts"]> = /*#__PURE__*/ operation("POST", "/store/products/search", "-");

/**
 * Retrieve a product on sale
 *
 * Give region_id, cart_id or currency_code to see prices.
 *
 * `GET /store/products/{id}`
 * @example
 * const { product } = await storeRetrieveProduct(client, { id });
 */
export const storeRetrieveProduct: Operation<operations["storeRetrieveProduct"]> = /*#__PURE__*/ operation("GET", "/store/products/{id}");

