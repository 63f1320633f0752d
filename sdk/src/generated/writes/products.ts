// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/products.ts";

/**
 * Create a product
 *
 * Each variant has one value for each option, in the order of the options. A product without variants can't be bought.
 *
 * `POST /admin/products`
 * @example
 * const { product } = await adminCreateProduct(client, { body: { title: "Stoneware Mug" } });
 */
export const adminCreateProduct: Operation<operations["adminCreateProduct"]> = /*#__PURE__*/ changing(calls.adminCreateProduct, "products variants collections product-categories product-types product-tags inventory-items");

/**
 * Add an option to a product
 *
 * Existing variants have no value for the new option yet. Give each of them one.
 *
 * `POST /admin/products/{id}/options`
 * @example
 * const { product } = await adminCreateProductOption(client, { id, body: { title: "Glaze" } });
 */
export const adminCreateProductOption: Operation<operations["adminCreateProductOption"]> = /*#__PURE__*/ changing(calls.adminCreateProductOption, "products variants");

/**
 * Add a variant to a product
 *
 * A variant needs one value for each option of the product. No two variants may have the same values.
 *
 * `POST /admin/products/{id}/variants`
 * @example
 * const { product } = await adminCreateVariant(client, { id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
 */
export const adminCreateVariant: Operation<operations["adminCreateVariant"]> = /*#__PURE__*/ changing(calls.adminCreateVariant, "products variants inventory-items");

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
export const adminDeleteProduct: Operation<operations["adminDeleteProduct"]> = /*#__PURE__*/ changing(calls.adminDeleteProduct, "products variants collections product-categories product-types product-tags inventory-items price-lists");

/**
 * Remove an option from a product
 *
 * All variants must have the same value for the option. Otherwise, several variants would have the same values.
 *
 * `DELETE /admin/products/{id}/options/{option_id}`
 * @example
 * const { deleted } = await adminDeleteProductOption(client, { id, option_id });
 */
export const adminDeleteProductOption: Operation<operations["adminDeleteProductOption"]> = /*#__PURE__*/ changing(calls.adminDeleteProductOption, "products variants");

/**
 * Delete a variant
 *
 * Also deletes the variant's prices and option values. Orders keep their copy of the variant. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { deleted } = await adminDeleteVariant(client, { id, variant_id });
 */
export const adminDeleteVariant: Operation<operations["adminDeleteVariant"]> = /*#__PURE__*/ changing(calls.adminDeleteVariant, "products variants inventory-items price-lists");

/**
 * Update a product
 *
 * Fields that you leave out keep their values. A list that you send (images, tags, categories, sales channels, variants)
 * replaces the previous one; variants that it leaves out are deleted.
 *
 * `POST /admin/products/{id}`
 * @example
 * const { product } = await adminUpdateProduct(client, { id });
 */
export const adminUpdateProduct: Operation<operations["adminUpdateProduct"]> = /*#__PURE__*/ changing(calls.adminUpdateProduct, "products variants collections product-categories product-types product-tags inventory-items price-lists");

/**
 * Rename an option of a product
 *
 * Variants keep their values. A title that the product already uses is rejected with 404.
 *
 * `POST /admin/products/{id}/options/{option_id}`
 * @example
 * const { product } = await adminUpdateProductOption(client, { id, option_id, body: { title: "Glaze" } });
 */
export const adminUpdateProductOption: Operation<operations["adminUpdateProductOption"]> = /*#__PURE__*/ changing(calls.adminUpdateProductOption, "products variants");

/**
 * Update a variant
 *
 * Prices that you send replace all previous prices.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { product } = await adminUpdateVariant(client, { id, variant_id });
 */
export const adminUpdateVariant: Operation<operations["adminUpdateVariant"]> = /*#__PURE__*/ changing(calls.adminUpdateVariant, "products variants inventory-items price-lists");

/**
 * Search products with the search plugin
 *
 * The plugin defines the hits and the filters. Without a search plugin, the result is empty.
 *
 * `POST /store/products/search`
 * @example
 * const { hits } = await storeSearchProducts(client);
 */
export const storeSearchProducts: Operation<operations["storeSearchProducts"]> = /*#__PURE__*/ changing(calls.storeSearchProducts, "");
