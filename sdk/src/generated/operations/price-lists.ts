

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List price lists
 *
 * Doesn't include prices and groups. Expand prices, prices.variants, or customer_groups to include them.
 *
 * `GET /admin/price-lists`
 * @example
 * const { price_lists } = await adminListPriceLists(client, { query: { limit: 20 } });
 */
export const adminListPriceLists: Operation<operations["adminListPriceLists"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists", "", "-id");


export const adminCreatePriceList: Operation<operations["adminCreatePriceList"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists");

/**
 * Retrieve a price list with its prices
 *
 * `GET /admin/price-lists/{id}`
 * @example
 * const { price_list } = await adminRetrievePriceList(client, { id });
 */
export const adminRetrievePriceList: Operation<operations["adminRetrievePriceList"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists/{id}");


export const adminUpdatePriceList: Operation<operations["adminUpdatePriceList"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists/{id}");


export const adminDeletePriceList: Operation<operations["adminDeletePriceList"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}");


export const adminAddPriceListPrices: Operation<operations["adminAddPriceListPrices"]> = /*#__PURE__*/ operation("POST", "/admin/price-lists/{id}/prices/batch");


export const adminDeletePriceListPrices: Operation<operations["adminDeletePriceListPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/prices/batch");

/**
 * List the products of a price list
 *
 * The variants include only the prices of this list. Returns an empty list if the price list is unknown.
 *
 * `GET /admin/price-lists/{id}/products`
 * @example
 * const { products } = await adminListPriceListProducts(client, { id, query: { limit: 20 } });
 */
export const adminListPriceListProducts: Operation<operations["adminListPriceListProducts"]> = /*#__PURE__*/ operation("GET", "/admin/price-lists/{id}/products", "products", "-id");


export const adminDeletePriceListProductsPrices: Operation<operations["adminDeletePriceListProductsPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/products/prices/batch");


export const adminDeletePriceListProductPrices: Operation<operations["adminDeletePriceListProductPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/products/{product_id}/prices");


export const adminDeletePriceListVariantPrices: Operation<operations["adminDeletePriceListVariantPrices"]> = /*#__PURE__*/ operation("DELETE", "/admin/price-lists/{id}/variants/{variant_id}/prices");

