// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddPriceListPrices, adminCreatePriceList, adminDeletePriceList, adminDeletePriceListPrices, adminDeletePriceListProductPrices, adminDeletePriceListProductsPrices, adminDeletePriceListVariantPrices, adminListPriceListProducts, adminListPriceLists, adminRetrievePriceList, adminUpdatePriceList } from "../operations/price-lists.ts";

/**
 * Add prices to a price list
 *
 * With `override`, the new prices replace all prices of the list.
 *
 * `POST /admin/price-lists/{id}/prices/batch`
 * @example
 * const { mutate } = useAdminCreatePriceListPrices();
 * mutate({ id, body: { prices: [{ variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", currency_code: "eur", amount: 1150, min_quantity: 12 }] } });
 */
export const useAdminCreatePriceListPrices: MutationHook<operations["adminAddPriceListPrices"]> = /*#__PURE__*/ mutationHook(adminAddPriceListPrices);

/**
 * Create a price list
 *
 * The prices apply immediately if the list is active and its dates allow it. Without customer groups, the prices apply to
 * everyone.
 *
 * `POST /admin/price-lists`
 * @example
 * const { mutate } = useAdminCreatePriceList();
 * mutate({ body });
 */
export const useAdminCreatePriceList: MutationHook<operations["adminCreatePriceList"]> = /*#__PURE__*/ mutationHook(adminCreatePriceList);

/**
 * Delete a price list and its prices
 *
 * The base prices apply again. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/price-lists/{id}`
 * @example
 * const { mutate } = useAdminDeletePriceList();
 * mutate({ id });
 */
export const useAdminDeletePriceList: MutationHook<operations["adminDeletePriceList"]> = /*#__PURE__*/ mutationHook(adminDeletePriceList);

/**
 * Delete prices from a price list
 *
 * The base prices apply again. Ids of prices in other lists are ignored.
 *
 * `DELETE /admin/price-lists/{id}/prices/batch`
 * @example
 * const { mutate } = useAdminDeletePriceListPrices();
 * mutate({ id, body: { price_ids: ["ma_01KGHGTK205Y16529GVJSBDYA0"] } });
 */
export const useAdminDeletePriceListPrices: MutationHook<operations["adminDeletePriceListPrices"]> = /*#__PURE__*/ mutationHook(adminDeletePriceListPrices);

/**
 * Delete the prices of a product in a price list
 *
 * The base prices of the product's variants apply again. The product isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/{product_id}/prices`
 * @example
 * const { mutate } = useAdminDeletePriceListProductPrices();
 * mutate({ id, product_id });
 */
export const useAdminDeletePriceListProductPrices: MutationHook<operations["adminDeletePriceListProductPrices"]> = /*#__PURE__*/ mutationHook(adminDeletePriceListProductPrices);

/**
 * Delete the prices of several products in a price list
 *
 * The base prices of the products' variants apply again. The products aren't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/prices/batch`
 * @example
 * const { mutate } = useAdminDeletePriceListProductsPrices();
 * mutate({ id, body: { product_ids: ["prod_01KGPNM1209DQZDZ6FAZ1YXK56"] } });
 */
export const useAdminDeletePriceListProductsPrices: MutationHook<operations["adminDeletePriceListProductsPrices"]> = /*#__PURE__*/ mutationHook(adminDeletePriceListProductsPrices);

/**
 * Delete the prices of a variant in a price list
 *
 * The base price applies again. The variant isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/variants/{variant_id}/prices`
 * @example
 * const { mutate } = useAdminDeletePriceListVariantPrices();
 * mutate({ id, variant_id });
 */
export const useAdminDeletePriceListVariantPrices: MutationHook<operations["adminDeletePriceListVariantPrices"]> = /*#__PURE__*/ mutationHook(adminDeletePriceListVariantPrices);

/**
 * List the products of a price list
 *
 * The variants include only the prices of this list. Returns an empty list if the price list doesn't exist.
 *
 * `GET /admin/price-lists/{id}/products`
 * @example
 * const { data } = useAdminPriceListProducts({ id, query: { limit: 20 } });
 */
export const useAdminPriceListProducts: QueryHook<operations["adminListPriceListProducts"]> = /*#__PURE__*/ queryHook(adminListPriceListProducts);

/**
 * List price lists
 *
 * By default, the response doesn't include prices or customer groups. To include them, expand `prices`, `prices.variants`, or
 * `customer_groups`.
 *
 * `GET /admin/price-lists`
 * @example
 * const { data } = useAdminPriceLists({ query: { limit: 20 } });
 */
export const useAdminPriceLists: QueryHook<operations["adminListPriceLists"]> = /*#__PURE__*/ queryHook(adminListPriceLists);

/**
 * Retrieve a price list with its prices
 *
 * `GET /admin/price-lists/{id}`
 * @example
 * const { data } = useAdminPriceList({ id });
 */
export const useAdminPriceList: QueryHook<operations["adminRetrievePriceList"]> = /*#__PURE__*/ queryHook(adminRetrievePriceList);

/**
 * Update a price list
 *
 * Fields that you leave out keep their values. Customer groups that you send replace the previous ones. Prices that you send
 * are added or updated.
 *
 * `POST /admin/price-lists/{id}`
 * @example
 * const { mutate } = useAdminUpdatePriceList();
 * mutate({ id });
 */
export const useAdminUpdatePriceList: MutationHook<operations["adminUpdatePriceList"]> = /*#__PURE__*/ mutationHook(adminUpdatePriceList);
