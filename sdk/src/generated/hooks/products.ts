// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListProductTagUsage, adminListProductTypesInUse, adminListProductVariants, adminListProducts, adminRetrieveProduct, adminSetProductMetadata, storeListProducts, storeRetrieveProduct } from "../operations/products.ts";
import { adminCreateProduct, adminCreateProductOption, adminCreateVariant, adminDeleteProduct, adminDeleteProductOption, adminDeleteVariant, adminUpdateProduct, adminUpdateProductOption, adminUpdateVariant, storeSearchProducts } from "../writes/products.ts";

/**
 * Create a product
 *
 * Options come first: each variant has one value for each of them, in the same order. A product
 * without variants cannot be bought.
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
 * The variants have no value for it yet: give each of them one.
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
 * It needs one value for each option of the product, and no two variants may have the same values.
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
 * Its variants go with it. Deleting what is not there succeeds too. A draft order with one of its variants can never
 * be read again: reading it ends in 500. Lists still name it.
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
 * All variants must have the same value for it, or variants would become indistinguishable.
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
 * Its prices and option values go with it. Orders keep what they say of it. Deleting what is not there succeeds
 * too.
 *
 * `DELETE /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { mutate } = useAdminDeleteVariant();
 * mutate({ id, variant_id });
 */
export const useAdminDeleteVariant: MutationHook<operations["adminDeleteVariant"]> = /*#__PURE__*/ mutationHook(adminDeleteVariant);

/**
 * List the tags used most
 *
 * `GET /admin/products/tag-usage`
 * @example
 * const { data } = useAdminProductTagUsage();
 */
export const useAdminProductTagUsage: QueryHook<operations["adminListProductTagUsage"]> = /*#__PURE__*/ queryHook(adminListProductTagUsage);

/**
 * List the types in use
 *
 * All of them at once. /admin/product-types has the same records, with paging and search.
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
 * `q` looks in titles, descriptions, SKUs and collection titles.
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
 * Writes one entry and leaves the others. An empty value removes the entry.
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
 * Fields that are not sent stay as they are. A list that is sent (images, tags, categories, sales
 * channels, variants) takes the place of the one before; variants that it does not name are deleted.
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
 * The values that variants have for it stay. A title that another of the product's options has is refused with
 * 404.
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
 * Prices that are sent take the place of all prices before.
 *
 * `POST /admin/products/{id}/variants/{variant_id}`
 * @example
 * const { mutate } = useAdminUpdateVariant();
 * mutate({ id, variant_id });
 */
export const useAdminUpdateVariant: MutationHook<operations["adminUpdateVariant"]> = /*#__PURE__*/ mutationHook(adminUpdateVariant);

/**
 * List products on sale
 *
 * Only published products. Give region_id, cart_id or currency_code to see prices.
 *
 * `GET /store/products`
 * @example
 * const { data } = useProducts({ query: { limit: 20 } });
 */
export const useProducts: QueryHook<operations["storeListProducts"]> = /*#__PURE__*/ queryHook(storeListProducts);

/**
 * Retrieve a product on sale
 *
 * Give region_id, cart_id or currency_code to see prices.
 *
 * `GET /store/products/{id}`
 * @example
 * const { data } = useProduct({ id });
 */
export const useProduct: QueryHook<operations["storeRetrieveProduct"]> = /*#__PURE__*/ queryHook(storeRetrieveProduct);

/**
 * Search products with the search plugin
 *
 * What a hit holds and what a filter may be is up to the plugin. Without one there are no hits.
 *
 * `POST /store/products/search`
 * @example
 * const { mutate } = useSearchProducts();
 * mutate({});
 */
export const useSearchProducts: MutationHook<operations["storeSearchProducts"]> = /*#__PURE__*/ mutationHook(storeSearchProducts);
