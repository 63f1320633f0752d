// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/products.ts";

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
export const adminCreateProduct: Operation<operations["adminCreateProduct"]> = /*#__PURE__*/ changing(calls.adminCreateProduct, "products variants collections product-categories product-types product-tags inventory-items");

/**
 * Add an option to a product
 *
 * The variants have no value for it yet: give each of them one.
 *
 * `POST /admin/products/{id}/options`
 * @example
 * const { product } = await adminCreateProductOption(client, { id, body: { title: "Glaze" } });
 */
export const adminCreateProductOption: Operation<operations["adminCreateProductOption"]> = /*#__PURE__*/ changing(calls.adminCreateProductOption, "products variants");

/**
 * Add a variant to a product
 *
 * It needs one value for each option of the product, and no two variants may have the same values.
 *
 * `POST /admin/products/{id}/variants`
 * @example
 * const { product } = await adminCreateVariant(client, { id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
 */
export const adminCreateVariant: Operation<operations["adminCreateVariant"]> = /*#__PURE__*/ changing(calls.adminCreateVariant, "products variants inventory-items");

/**
 * Delete a product
 *
 * Its variants go with it. Deleting what is not there succeeds too. A draft order with one of its variants can never
 * be read again: reading it ends in 500. Lists still name it.
 *
 * `DELETE /admin/products/{id}`
 * @example
 * const { deleted } = await adminDeleteProduct(client, { id });
 */
export const adminDeleteProduct: Operation<operations["adminDeleteProduct"]> = /*#__PURE__*/ changing(calls.adminDeleteProduct, "products variants collections product-categories product-types product-tags inventory-items price-lists");

/**
 * Remove an option from a product
 *
 * All variants must have the same value for it, or variants would become indistinguishable.
 *
 * `DELETE /admin/products/{id}/options/{option_id}`
 * @example
 * const { deleted } = await adminDeleteProductOption(client, { id, option_id });
 */
export const adminDeleteProductOption: Operation<operations["adminDeleteProductOption"]> = /*#__PURE__*/ changing(calls.adminDeleteProductOption, "products variants");

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
export const adminDeleteVariant: Operation<operations["adminDeleteVariant"]> = /*#__PURE__*/ changing(calls.adminDeleteVariant, "products variants inventory-items price-lists");

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
export const adminUpdateProduct: Operation<operations["adminUpdateProduct"]> = /*#__PURE__*/ changing(calls.adminUpdateProduct, "products variants collections product-categories product-types product-tags inventory-items price-lists");

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
export const adminUpdateProductOption: Operation<operations["adminUpdateProductOption"]> = /*#__PURE__*/ changing(calls.adminUpdateProductOption, "products variants");

/**
 * Update a variant
 *
 * Prices that are sent take the place of all prices before.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { product } = await adminUpdateVariant(client, { id, variant_id });
 */
export const adminUpdateVariant: Operation<operations["adminUpdateVariant"]> = /*#__PURE__*/ changing(calls.adminUpdateVariant, "products variants inventory-items price-lists");

/**
 * Search products with the search plugin
 *
 * What a hit holds and what a filter may be is up to the plugin. Without one there are no hits.
 *
 * `POST /store/products/search`
 * @example
 * const { hits } = await storeSearchProducts(client);
 */
export const storeSearchProducts: Operation<operations["storeSearchProducts"]> = /*#__PURE__*/ changing(calls.storeSearchProducts, "");
