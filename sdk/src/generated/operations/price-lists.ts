

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List price lists
 *
 * By default, the response doesn't include prices or customer groups. To include them, expand `prices`, `prices.variants`, or
 * `customer_groups`.
 *
 * `GET /admin/price-lists`
 * @example
 * const { price_lists } = await adminListPriceLists(client, { query: { limit: 20 } });
 */
export const adminListPriceLists: Operation<operations["adminListPriceLists"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists", { order: "-id" });

/**
 * Create a price list
 *
 * The prices apply immediately if the list is active and its dates allow it. Without customer groups, the prices apply to
 * everyone.
 *
 * `POST /admin/price-lists`
 * @example
 * const { price_list } = await adminCreatePriceList(client, { body });
 */
export const adminCreatePriceList: Operation<operations["adminCreatePriceList"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists", { changes: "price-lists products variants" });

/**
 * Retrieve a price list with its prices
 *
 * `GET /admin/price-lists/{id}`
 * @example
 * const { price_list } = await adminRetrievePriceList(client, { id });
 */
export const adminRetrievePriceList: Operation<operations["adminRetrievePriceList"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists/{id}");

/**
 * Update a price list
 *
 * Fields that you leave out keep their values. Customer groups that you send replace the previous ones. Prices that you send
 * are added or updated.
 *
 * `POST /admin/price-lists/{id}`
 * @example
 * const { price_list } = await adminUpdatePriceList(client, { id });
 */
export const adminUpdatePriceList: Operation<operations["adminUpdatePriceList"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists/{id}", { changes: "price-lists products variants" });

/**
 * Delete a price list and its prices
 *
 * The base prices apply again. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/price-lists/{id}`
 * @example
 * const { deleted } = await adminDeletePriceList(client, { id });
 */
export const adminDeletePriceList: Operation<operations["adminDeletePriceList"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}", { changes: "price-lists products variants" });

/**
 * Add prices to a price list
 *
 * With `override`, the new prices replace all prices of the list.
 *
 * `POST /admin/price-lists/{id}/prices/batch`
 * @example
 * const { price_list } = await adminAddPriceListPrices(client, { id, body: { prices: [{ variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", currency_code: "eur", amount: 1150, min_quantity: 12 }] } });
 */
export const adminAddPriceListPrices: Operation<operations["adminAddPriceListPrices"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists/{id}/prices/batch", { changes: "price-lists products variants" });

/**
 * Delete prices from a price list
 *
 * The base prices apply again. Ids of prices in other lists are ignored.
 *
 * `DELETE /admin/price-lists/{id}/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListPrices(client, { id, body: { price_ids: ["ma_01KGHGTK205Y16529GVJSBDYA0"] } });
 */
export const adminDeletePriceListPrices: Operation<operations["adminDeletePriceListPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/prices/batch", { changes: "price-lists products variants", record: "ids" });

/**
 * List the products of a price list
 *
 * The variants include only the prices of this list. Returns an empty list if the price list doesn't exist.
 *
 * `GET /admin/price-lists/{id}/products`
 * @example
 * const { products } = await adminListPriceListProducts(client, { id, query: { limit: 20 } });
 */
export const adminListPriceListProducts: Operation<operations["adminListPriceListProducts"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists/{id}/products", { items: "products", order: "-id" });

/**
 * Delete the prices of several products in a price list
 *
 * The base prices of the products' variants apply again. The products aren't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListProductsPrices(client, { id, body: { product_ids: ["prod_01KGPNM1209DQZDZ6FAZ1YXK56"] } });
 */
export const adminDeletePriceListProductsPrices: Operation<operations["adminDeletePriceListProductsPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/products/prices/batch", { changes: "price-lists products variants", record: "ids" });

/**
 * Delete the prices of a product in a price list
 *
 * The base prices of the product's variants apply again. The product isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/{product_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListProductPrices(client, { id, product_id });
 */
export const adminDeletePriceListProductPrices: Operation<operations["adminDeletePriceListProductPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/products/{product_id}/prices", { changes: "price-lists products variants", record: "ids" });

/**
 * Delete the prices of a variant in a price list
 *
 * The base price applies again. The variant isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/variants/{variant_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListVariantPrices(client, { id, variant_id });
 */
export const adminDeletePriceListVariantPrices: Operation<operations["adminDeletePriceListVariantPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/variants/{variant_id}/prices", { changes: "price-lists products variants", record: "ids" });

