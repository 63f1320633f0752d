

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List product categories
 *
 * Includes the parent and the children of each category. You can expand parent_category and category_children.
 *
 * `GET /admin/product-categories`
 * @example
 * const { product_categories } = await adminListProductCategories(client, { query: { limit: 20 } });
 */
export const adminListProductCategories: Operation<operations["adminListProductCategories"]> = /*#__PURE__*/ operation("GET", "/admin/product-categories", "", "-id");

/**
 * Create a product category
 *
 * By default, a category is neither active nor internal. It becomes the last of its siblings.
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


export const adminUpdateProductCategory: Operation<operations["adminUpdateProductCategory"]> = /*#__PURE__*/ operation("POST", "/admin/product-categories/{id}");


export const adminDeleteProductCategory: Operation<operations["adminDeleteProductCategory"]> = /*#__PURE__*/ operation("DELETE", "/admin/product-categories/{id}");


export const adminAddProductCategoryProducts: Operation<operations["adminAddProductCategoryProducts"]> = /*#__PURE__*/ operation("POST", "/admin/product-categories/{id}/products/batch");


export const adminRemoveProductCategoryProducts: Operation<operations["adminRemoveProductCategoryProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/product-categories/{id}/products/batch");

/**
 * List product categories
 *
 * Only active categories that aren't internal, each with its parent and children.
 *
 * `GET /store/product-categories`
 * @example
 * const { product_categories } = await storeListProductCategories(client, { query: { limit: 20 } });
 */
export const storeListProductCategories: Operation<operations["storeListProductCategories"]> = /*#__PURE__*/ operation("GET", "/store/product-categories", "", "-id");

/**
 * Retrieve a product category
 *
 * Only for an active category that isn't internal.
 *
 * `GET /store/product-categories/{id}`
 * @example
 * const { product_category } = await storeRetrieveProductCategory(client, { id });
 */
export const storeRetrieveProductCategory: Operation<operations["storeRetrieveProductCategory"]> = /*#__PURE__*/ operation("GET", "/store/product-categories/{id}");

