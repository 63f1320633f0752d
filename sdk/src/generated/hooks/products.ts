// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateProduct, adminCreateProductOption, adminCreateVariant, adminDeleteProduct, adminDeleteProductOption, adminDeleteVariant, adminListProductTagUsage, adminListProductTypesInUse, adminListProductVariants, adminListProducts, adminRetrieveProduct, adminSetProductMetadata, adminUpdateProduct, adminUpdateProductOption, adminUpdateVariant, storeListProducts, storeRetrieveProduct, storeSearchProducts } from "../operations/products.ts";

/**
 * Create a product
 *
 * Each variant needs one value for each option, in the order of the options. A product without variants can't be bought.
 *
 * `POST /admin/products`
 * @example
 * const { mutate } = useAdminCreateProduct();
 * mutate({ body: { title: "Stoneware Mug" } });
 */
export const useAdminCreateProduct: MutationHook<operations["adminCreateProduct"]> = /*#__PURE__*/ mutationHook(adminCreateProduct);

/**
 * Add an option to a product
 *
 * Each existing variant gets the value `Default Value` for the new option. Update the variants to set their actual values.
 *
 * `POST /admin/products/{id}/options`
 * @example
 * const { mutate } = useAdminCreateProductOption();
 * mutate({ id, body: { title: "Glaze" } });
 */
export const useAdminCreateProductOption: MutationHook<operations["adminCreateProductOption"]> = /*#__PURE__*/ mutationHook(adminCreateProductOption);

/**
 * Add a variant to a product
 *
 * A variant needs one value for each option of the product. No two variants may have the same values.
 *
 * `POST /admin/products/{id}/variants`
 * @example
 * const { mutate } = useAdminCreateVariant();
 * mutate({ id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
 */
export const useAdminCreateVariant: MutationHook<operations["adminCreateVariant"]> = /*#__PURE__*/ mutationHook(adminCreateVariant);

/**
 * Delete a product
 *
 * Also deletes the product's variants. Deleting a record that doesn't exist also succeeds. Afterward, reading a draft order with one of
 * the product's variants fails with 500. Lists still include the draft order.
 *
 * `DELETE /admin/products/{id}`
 * @example
 * const { mutate } = useAdminDeleteProduct();
 * mutate({ id });
 */
export const useAdminDeleteProduct: MutationHook<operations["adminDeleteProduct"]> = /*#__PURE__*/ mutationHook(adminDeleteProduct);

/**
 * Remove an option from a product
 *
 * All variants must have the same value for the option. Otherwise, variants that differ only in this option would become
 * identical.
 *
 * `DELETE /admin/products/{id}/options/{option_id}`
 * @example
 * const { mutate } = useAdminDeleteProductOption();
 * mutate({ id, option_id });
 */
export const useAdminDeleteProductOption: MutationHook<operations["adminDeleteProductOption"]> = /*#__PURE__*/ mutationHook(adminDeleteProductOption);

/**
 * Delete a variant
 *
 * Also deletes the variant's prices and option values. Orders keep their copy of the variant. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { mutate } = useAdminDeleteVariant();
 * mutate({ id, variant_id });
 */
export const useAdminDeleteVariant: MutationHook<operations["adminDeleteVariant"]> = /*#__PURE__*/ mutationHook(adminDeleteVariant);

/**
 * List the most-used tags
 *
 * `GET /admin/products/tag-usage`
 * @example
 * const { data } = useAdminProductTagUsage();
 */
export const useAdminProductTagUsage: QueryHook<operations["adminListProductTagUsage"]> = /*#__PURE__*/ queryHook(adminListProductTagUsage);

/**
 * List the product types in use
 *
 * Returns all types at once. `/admin/product-types` returns the same records, with paging and search.
 *
 * `GET /admin/products/types`
 * @example
 * const { data } = useAdminProductTypesInUse();
 */
export const useAdminProductTypesInUse: QueryHook<operations["adminListProductTypesInUse"]> = /*#__PURE__*/ queryHook(adminListProductTypesInUse);

/**
 * List the variants of a product
 *
 * `GET /admin/products/{id}/variants`
 * @example
 * const { data } = useAdminProductVariants({ id, query: { limit: 20 } });
 */
export const useAdminProductVariants: QueryHook<operations["adminListProductVariants"]> = /*#__PURE__*/ queryHook(adminListProductVariants);

/**
 * List products
 *
 * `q` searches titles, descriptions, SKUs, and collection titles.
 *
 * `GET /admin/products`
 * @example
 * const { data } = useAdminProducts({ query: { limit: 20 } });
 */
export const useAdminProducts: QueryHook<operations["adminListProducts"]> = /*#__PURE__*/ queryHook(adminListProducts);

/**
 * Retrieve a product
 *
 * `GET /admin/products/{id}`
 * @example
 * const { data } = useAdminProduct({ id });
 */
export const useAdminProduct: QueryHook<operations["adminRetrieveProduct"]> = /*#__PURE__*/ queryHook(adminRetrieveProduct);

/**
 * Set one metadata value of a product
 *
 * Sets one entry and leaves the others unchanged. An empty value removes the entry.
 *
 * `POST /admin/products/{id}/metadata`
 * @example
 * const { mutate } = useAdminSetProductMetadata();
 * mutate({ id, body: { key: "supplier", value: "Olaria Norte" } });
 */
export const useAdminSetProductMetadata: MutationHook<operations["adminSetProductMetadata"]> = /*#__PURE__*/ mutationHook(adminSetProductMetadata);

/**
 * Update a product
 *
 * Fields that you leave out keep their values. A list that you send (images, tags, categories, sales channels, variants)
 * replaces the previous one. Variants that you leave out are deleted.
 *
 * `POST /admin/products/{id}`
 * @example
 * const { mutate } = useAdminUpdateProduct();
 * mutate({ id });
 */
export const useAdminUpdateProduct: MutationHook<operations["adminUpdateProduct"]> = /*#__PURE__*/ mutationHook(adminUpdateProduct);

/**
 * Rename an option of a product
 *
 * Variants keep their values. A title that the product already uses is rejected with 404.
 *
 * `POST /admin/products/{id}/options/{option_id}`
 * @example
 * const { mutate } = useAdminUpdateProductOption();
 * mutate({ id, option_id, body: { title: "Glaze" } });
 */
export const useAdminUpdateProductOption: MutationHook<operations["adminUpdateProductOption"]> = /*#__PURE__*/ mutationHook(adminUpdateProductOption);

/**
 * Update a variant
 *
 * The prices that you send replace all of the variant's base prices. Prices of price lists don't change.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { mutate } = useAdminUpdateVariant();
 * mutate({ id, variant_id });
 */
export const useAdminUpdateVariant: MutationHook<operations["adminUpdateVariant"]> = /*#__PURE__*/ mutationHook(adminUpdateVariant);

/**
 * List published products
 *
 * Send `region_id`, `cart_id`, or `currency_code` to include prices.
 *
 * `GET /store/products`
 * @example
 * const { data } = useProducts({ query: { limit: 20 } });
 */
export const useProducts: QueryHook<operations["storeListProducts"]> = /*#__PURE__*/ queryHook(storeListProducts);

/**
 * Retrieve a published product
 *
 * Send `region_id`, `cart_id`, or `currency_code` to include prices.
 *
 * `GET /store/products/{id}`
 * @example
 * const { data } = useProduct({ id });
 */
export const useProduct: QueryHook<operations["storeRetrieveProduct"]> = /*#__PURE__*/ queryHook(storeRetrieveProduct);

/**
 * Search products with the search plugin
 *
 * The search plugin defines the format of the results and the filters. Without such a plugin, the result is empty.
 *
 * `POST /store/products/search`
 * @example
 * const { mutate } = useSearchProducts();
 * mutate({});
 */
export const useSearchProducts: MutationHook<operations["storeSearchProducts"]> = /*#__PURE__*/ mutationHook(storeSearchProducts);
