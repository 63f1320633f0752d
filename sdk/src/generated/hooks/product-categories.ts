// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddProductCategoryProducts, adminCreateProductCategory, adminDeleteProductCategory, adminListProductCategories, adminRemoveProductCategoryProducts, adminRetrieveProductCategory, adminUpdateProductCategory, storeListProductCategories, storeRetrieveProductCategory } from "../operations/product-categories.ts";

/**
 * Add products to a category
 *
 * A product can be in any number of categories. Products that are already in the category aren't affected.
 *
 * `POST /admin/product-categories/{id}/products/batch`
 * @example
 * const { mutate } = useAdminAddProductsToCategory();
 * mutate({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const useAdminAddProductsToCategory: MutationHook<operations["adminAddProductCategoryProducts"]> = /*#__PURE__*/ mutationHook(adminAddProductCategoryProducts);

/**
 * Create a product category
 *
 * By default, a new category is neither active nor internal. It becomes the last of its siblings.
 *
 * `POST /admin/product-categories`
 * @example
 * const { mutate } = useAdminCreateProductCategory();
 * mutate({ body: { name: "Drinkware" } });
 */
export const useAdminCreateProductCategory: MutationHook<operations["adminCreateProductCategory"]> = /*#__PURE__*/ mutationHook(adminCreateProductCategory);

/**
 * Delete a product category
 *
 * A category with children can't be deleted. The category's products aren't deleted.
 *
 * `DELETE /admin/product-categories/{id}`
 * @example
 * const { mutate } = useAdminDeleteProductCategory();
 * mutate({ id });
 */
export const useAdminDeleteProductCategory: MutationHook<operations["adminDeleteProductCategory"]> = /*#__PURE__*/ mutationHook(adminDeleteProductCategory);

/**
 * List product categories
 *
 * Includes the parent and the children of each category. You can expand `parent_category` and `category_children`.
 *
 * `GET /admin/product-categories`
 * @example
 * const { data } = useAdminProductCategories({ query: { limit: 20 } });
 */
export const useAdminProductCategories: QueryHook<operations["adminListProductCategories"]> = /*#__PURE__*/ queryHook(adminListProductCategories);

/**
 * Remove products from a category
 *
 * The products aren't deleted. Products that aren't in the category are ignored.
 *
 * `DELETE /admin/product-categories/{id}/products/batch`
 * @example
 * const { mutate } = useAdminDeleteProductsFromCategory();
 * mutate({ id, body: { product_ids: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const useAdminDeleteProductsFromCategory: MutationHook<operations["adminRemoveProductCategoryProducts"]> = /*#__PURE__*/ mutationHook(adminRemoveProductCategoryProducts);

/**
 * Retrieve a product category
 *
 * `GET /admin/product-categories/{id}`
 * @example
 * const { data } = useAdminProductCategory({ id });
 */
export const useAdminProductCategory: QueryHook<operations["adminRetrieveProductCategory"]> = /*#__PURE__*/ queryHook(adminRetrieveProductCategory);

/**
 * Update or move a product category
 *
 * Metadata that you send replaces all previous entries.
 *
 * `POST /admin/product-categories/{id}`
 * @example
 * const { mutate } = useAdminUpdateProductCategory();
 * mutate({ id });
 */
export const useAdminUpdateProductCategory: MutationHook<operations["adminUpdateProductCategory"]> = /*#__PURE__*/ mutationHook(adminUpdateProductCategory);

/**
 * List product categories
 *
 * Lists only active categories that aren't internal, each with its parent and children.
 *
 * `GET /store/product-categories`
 * @example
 * const { data } = useProductCategories({ query: { limit: 20 } });
 */
export const useProductCategories: QueryHook<operations["storeListProductCategories"]> = /*#__PURE__*/ queryHook(storeListProductCategories);

/**
 * Retrieve a product category
 *
 * Returns only active categories that aren't internal, and 404 for all others.
 *
 * `GET /store/product-categories/{id}`
 * @example
 * const { data } = useProductCategory({ id });
 */
export const useProductCategory: QueryHook<operations["storeRetrieveProductCategory"]> = /*#__PURE__*/ queryHook(storeRetrieveProductCategory);
