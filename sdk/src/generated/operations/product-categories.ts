

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List product categories
 *
 * Each with its parent and its children. What can be expanded is parent_category and category_children.
 *
 * `GET /admin/product-categories`
 * @example
 * const { product_categories } = await adminListProductCategories(client, { query: { limit: 20 } });
 */
export const adminListProductCategories: Operation<operations["adminListProductCategories"]> = /*#__PURE__*/ operation("GET", "/admin/product-categories", "", "-id");

/**
 * Create a product category
 *
 * It is neither active nor internal unless you say so, and comes last among its siblings.
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
 * Only active ones that are not internal, each with its parent and its children.
 *
 * `GET /store/product-categories`
 * @example
 * const { product_categories } = await storeListProductCategories(client, { query: { limit: 20 } });
 */
export const storeListProductCategories: Operation<operations["storeListProductCategories"]> = /*#__PURE__*/ operation("GET", "/store/product-categories", "", "-id");

/**
 * Retrieve a product category
 *
 * Only an active one that is not internal is found.
 *
 * `GET /store/product-categories/{id}`
 * @example
 * const { product_category } = await storeRetrieveProductCategory(client, { id });
 */
export const storeRetrieveProductCategory: Operation<operations["storeRetrieveProductCategory"]> = /*#__PURE__*/ operation("GET", "/store/product-categories/{id}");

