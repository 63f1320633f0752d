// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/product-categories.ts";

/**
 * Add products to a category
 *
 * A product can be in any number of categories. Products that are already in it aren't affected.
 *
 * `POST /admin/product-categories/{id}/products/batch`
 * @example
 * const { product_category } = await adminAddProductCategoryProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddProductCategoryProducts: Operation<operations["adminAddProductCategoryProducts"]> = /*#__PURE__*/ changing(calls.adminAddProductCategoryProducts, "product-categories products");

/**
 * Delete a product category
 *
 * A category with children can't be deleted. Its products aren't deleted.
 *
 * `DELETE /admin/product-categories/{id}`
 * @example
 * const { deleted } = await adminDeleteProductCategory(client, { id });
 */
export const adminDeleteProductCategory: Operation<operations["adminDeleteProductCategory"]> = /*#__PURE__*/ changing(calls.adminDeleteProductCategory, "product-categories products");

/**
 * Remove products from a category
 *
 * The products aren't deleted. Products that aren't in the category are ignored.
 *
 * `DELETE /admin/product-categories/{id}/products/batch`
 * @example
 * const { product_category } = await adminRemoveProductCategoryProducts(client, { id, body: { product_ids: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const adminRemoveProductCategoryProducts: Operation<operations["adminRemoveProductCategoryProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveProductCategoryProducts, "product-categories products");

/**
 * Update or move a product category
 *
 * Metadata that you send replaces all previous entries.
 *
 * `POST /admin/product-categories/{id}`
 * @example
 * const { product_category } = await adminUpdateProductCategory(client, { id });
 */
export const adminUpdateProductCategory: Operation<operations["adminUpdateProductCategory"]> = /*#__PURE__*/ changing(calls.adminUpdateProductCategory, "product-categories products");
