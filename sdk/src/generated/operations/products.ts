

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
export const adminListProducts: Operation<operations["adminListProducts"]> = /*#__PURE__*/ operation("GET", "/admin/products", { order: "-id" });

/**
 * Create a product
 *
 * Each variant needs one value for each option, in the order of the options. A product without variants can't be bought.
 *
 * `POST /admin/products`
 * @example
 * const { product } = await adminCreateProduct(client, { body: { title: "Stoneware Mug" } });
 */
export const adminCreateProduct: Operation<operations["adminCreateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products", { changes: "products variants collections product-categories product-types product-tags inventory-items" });

/**
 * List the most-used tags
 *
 * `GET /admin/products/tag-usage`
 * @example
 * const { tags } = await adminListProductTagUsage(client);
 */
export const adminListProductTagUsage: Operation<operations["adminListProductTagUsage"]> = /*#__PURE__*/ operation("GET", "/admin/products/tag-usage", { record: "tags" });

/**
 * List the product types in use
 *
 * Returns all types at once. `/admin/product-types` returns the same records, with paging and search.
 *
 * `GET /admin/products/types`
 * @example
 * const { types } = await adminListProductTypesInUse(client);
 */
export const adminListProductTypesInUse: Operation<operations["adminListProductTypesInUse"]> = /*#__PURE__*/ operation("GET", "/admin/products/types", { record: "types" });

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
 * Fields that you leave out keep their values. A list that you send (images, tags, categories, sales channels, variants)
 * replaces the previous one. Variants that you leave out are deleted.
 *
 * `POST /admin/products/{id}`
 * @example
 * const { product } = await adminUpdateProduct(client, { id });
 */
export const adminUpdateProduct: Operation<operations["adminUpdateProduct"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}", { changes: "products variants collections product-categories product-types product-tags inventory-items price-lists" });

/**
 * Delete a product
 *
 * Also deletes the product's variants. Deleting a record that doesn't exist also succeeds. Afterward, reading a draft order with one of
 * the product's variants fails with 500. Lists still include the draft order.
 *
 * `DELETE /admin/products/{id}`
 * @example
 * const { deleted } = await adminDeleteProduct(client, { id });
 */
export const adminDeleteProduct: Operation<operations["adminDeleteProduct"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}", { changes: "products variants collections product-categories product-types product-tags inventory-items price-lists" });

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

/**
 * Add an option to a product
 *
 * Each existing variant gets the value `Default Value` for the new option. Update the variants to set their actual values.
 *
 * `POST /admin/products/{id}/options`
 * @example
 * const { product } = await adminCreateProductOption(client, { id, body: { title: "Glaze" } });
 */
export const adminCreateProductOption: Operation<operations["adminCreateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options", { changes: "products variants" });

/**
 * Rename an option of a product
 *
 * Variants keep their values. A title that the product already uses is rejected with 404.
 *
 * `POST /admin/products/{id}/options/{option_id}`
 * @example
 * const { product } = await adminUpdateProductOption(client, { id, option_id, body: { title: "Glaze" } });
 */
export const adminUpdateProductOption: Operation<operations["adminUpdateProductOption"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/options/{option_id}", { changes: "products variants" });

/**
 * Remove an option from a product
 *
 * All variants must have the same value for the option. Otherwise, variants that differ only in this option would become
 * identical.
 *
 * `DELETE /admin/products/{id}/options/{option_id}`
 * @example
 * const { deleted } = await adminDeleteProductOption(client, { id, option_id });
 */
export const adminDeleteProductOption: Operation<operations["adminDeleteProductOption"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/options/{option_id}", { changes: "products variants" });

/**
 * List the variants of a product
 *
 * `GET /admin/products/{id}/variants`
 * @example
 * const { variants } = await adminListProductVariants(client, { id, query: { limit: 20 } });
 */
export const adminListProductVariants: Operation<operations["adminListProductVariants"]> = /*#__PURE__*/ operation("GET", "/admin/products/{id}/variants", { items: "variants", order: "-id" });

/**
 * Add a variant to a product
 *
 * A variant needs one value for each option of the product. No two variants may have the same values.
 *
 * `POST /admin/products/{id}/variants`
 * @example
 * const { product } = await adminCreateVariant(client, { id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
 */
export const adminCreateVariant: Operation<operations["adminCreateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants", { changes: "products variants inventory-items" });

/**
 * Update a variant
 *
 * The prices that you send replace all of the variant's base prices. Prices of price lists don't change.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { product } = await adminUpdateVariant(client, { id, variant_id });
 */
export const adminUpdateVariant: Operation<operations["adminUpdateVariant"]> = /*#__PURE__*/ operation("POST", "/admin/products/{id}/variants/{variant_id}", { changes: "products variants inventory-items price-lists" });

/**
 * Delete a variant
 *
 * Also deletes the variant's prices and option values. Orders keep their copy of the variant. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { deleted } = await adminDeleteVariant(client, { id, variant_id });
 */
export const adminDeleteVariant: Operation<operations["adminDeleteVariant"]> = /*#__PURE__*/ operation("DELETE", "/admin/products/{id}/variants/{variant_id}", { changes: "products variants inventory-items price-lists" });

/**
 * List published products
 *
 * Send `region_id`, `cart_id`, or `currency_code` to include prices.
 *
 * `GET /store/products`
 * @example
 * const { products } = await storeListProducts(client, { query: { limit: 20 } });
 */
export const storeListProducts: Operation<operations["storeListProducts"]> = /*#__PURE__*/ operation("GET", "/store/products", { order: "-id" });

/**
 * Search products with the search plugin
 *
 * The search plugin defines the format of the results and the filters. Without such a plugin, the result is empty.
 *
 * `POST /store/products/search`
 * @example
 * const { hits } = await storeSearchProducts(client);
 */
export const storeSearchProducts: Operation<operations["storeSearchProducts"]> = /*#__PURE__*/ operation("POST", "/store/products/search", { changes: "", record: "hits" });

/**
 * Retrieve a published product
 *
 * Send `region_id`, `cart_id`, or `currency_code` to include prices.
 *
 * `GET /store/products/{id}`
 * @example
 * const { product } = await storeRetrieveProduct(client, { id });
 */
export const storeRetrieveProduct: Operation<operations["storeRetrieveProduct"]> = /*#__PURE__*/ operation("GET", "/store/products/{id}");

