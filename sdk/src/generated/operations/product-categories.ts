

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List product categories
 *
 * Includes the parent and the children of each category. You can expand `parent_category` and `category_children`.
 *
 * `GET /admin/product-categories`
 * @example
 * const { product_categories } = await adminListProductCategories(client, { query: { limit: 20 } });
 */
export const adminListProductCategories: Operation<operations["adminListProductCategories"]> = /*#__PURE__*/ operation("GET", "/admin/product-categories", { order: "-id" });

/**
 * Create a product category
 *
 * By default, a new category is neither active nor internal. It becomes the last of its siblings.
 *
 * `POST /admin/product-categories`
 * @example
 * const { product_category } = await adminCreateProductCategory(client, { body: { name: "Drinkware" } });
 */
export const adminCreateProductCategory: Operation<operations["adminCreateProductCategory"]> = /*#__PURE__*/ operation("POST", "/admin/product-categories");

/**
 * Retrieve a product category
 *
 * `GET /admin/product-categories/{id}`
 * @example
 * const { product_category } = await adminRetrieveProductCategory(client, { id });
 */
export const adminRetrieveProductCategory: Operation<operations["adminRetrieveProductCategory"]> = /*#__PURE__*/ operation("GET", "/admin/product-categories/{id}");

/**
 * Update or move a product category
 *
 * Metadata that you send replaces all previous entries.
 *
 * `POST /admin/product-categories/{id}`
 * @example
 * const { product_category } = await adminUpdateProductCategory(client, { id });
 */
export const adminUpdateProductCategory: Operation<operations["adminUpdateProductCategory"]> = /*#__PURE__*/ operation("POST", "/admin/product-categories/{id}", { changes: "product-categories products" });

/**
 * Delete a product category
 *
 * A category with children can't be deleted. The category's products aren't deleted.
 *
 * `DELETE /admin/product-categories/{id}`
 * @example
 * const { deleted } = await adminDeleteProductCategory(client, { id });
 */
export const adminDeleteProductCategory: Operation<operations["adminDeleteProductCategory"]> = /*#__PURE__*/ operation("DELETE", "/admin/product-categories/{id}", { changes: "product-categories products" });

/**
 * Add products to a category
 *
 * A product can be in any number of categories. Products that are already in the category aren't affected.
 *
 * `POST /admin/product-categories/{id}/products/batch`
 * @example
 * const { product_category } = await adminAddProductCategoryProducts(client, { id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddProductCategoryProducts: Operation<operations["adminAddProductCategoryProducts"]> = /*#__PURE__*/ operation("POST", "/admin/product-categories/{id}/products/batch", { changes: "product-categories products" });

/**
 * Remove products from a category
 *
 * The products aren't deleted. Products that aren't in the category are ignored.
 *
 * `DELETE /admin/product-categories/{id}/products/batch`
 * @example
 * const { product_category } = await adminRemoveProductCategoryProducts(client, { id, body: { product_ids: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const adminRemoveProductCategoryProducts: Operation<operations["adminRemoveProductCategoryProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/product-categories/{id}/products/batch", { changes: "product-categories products" });

/**
 * List product categories
 *
 * Lists only active categories that aren't internal, each with its parent and children.
 *
 * `GET /store/product-categories`
 * @example
 * const { product_categories } = await storeListProductCategories(client, { query: { limit: 20 } });
 */
export const storeListProductCategories: Operation<operations["storeListProductCategories"]> = /*#__PURE__*/ operation("GET", "/store/product-categories", { order: "-id" });

/**
 * Retrieve a product category
 *
 * Returns only active categories that aren't internal, and 404 for all others.
 *
 * `GET /store/product-categories/{id}`
 * @example
 * const { product_category } = await storeRetrieveProductCategory(client, { id });
 */
export const storeRetrieveProductCategory: Operation<operations["storeRetrieveProductCategory"]> = /*#__PURE__*/ operation("GET", "/store/product-categories/{id}");

