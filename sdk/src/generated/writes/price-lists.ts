// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/price-lists.ts";

/**
 * Add prices to a price list
 *
 * With `override`, they replace all prices of the list.
 *
 * `POST /admin/price-lists/{id}/prices/batch`
 * @example
 * const { price_list } = await adminAddPriceListPrices(client, { id, body: { prices: [{ variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", currency_code: "eur", amount: 1150, min_quantity: 12 }] } });
 */
export const adminAddPriceListPrices: Operation<operations["adminAddPriceListPrices"]> = /*#__PURE__*/ changing(calls.adminAddPriceListPrices, "price-lists products variants");

/**
 * Create a price list
 *
 * The prices apply immediately if the list is active and its dates allow it. Without customer groups, they apply to everybody.
 *
 * `POST /admin/price-lists`
 * @example
 * const { price_list } = await adminCreatePriceList(client, { body });
 */
export const adminCreatePriceList: Operation<operations["adminCreatePriceList"]> = /*#__PURE__*/ changing(calls.adminCreatePriceList, "price-lists products variants");

/**
 * Delete a price list and its prices
 *
 * The base prices apply again. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/price-lists/{id}`
 * @example
 * const { deleted } = await adminDeletePriceList(client, { id });
 */
export const adminDeletePriceList: Operation<operations["adminDeletePriceList"]> = /*#__PURE__*/ changing(calls.adminDeletePriceList, "price-lists products variants");

/**
 * Delete prices of a price list
 *
 * The base prices apply again. Ids of prices in other lists are ignored.
 *
 * `DELETE /admin/price-lists/{id}/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListPrices(client, { id, body: { price_ids: ["ma_01KGHGTK205Y16529GVJSBDYA0"] } });
 */
export const adminDeletePriceListPrices: Operation<operations["adminDeletePriceListPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListPrices, "price-lists products variants");

/**
 * Delete the prices of a product in a price list
 *
 * The base prices of its variants apply again. The product isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/{product_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListProductPrices(client, { id, product_id });
 */
export const adminDeletePriceListProductPrices: Operation<operations["adminDeletePriceListProductPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListProductPrices, "price-lists products variants");

/**
 * Delete the prices of several products in a price list
 *
 * The base prices of their variants apply again. The products aren't deleted.
 *
 * `DELETE /admin/price-lists/{id}/products/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListProductsPrices(client, { id, body: { product_ids: ["prod_01KGPNM1209DQZDZ6FAZ1YXK56"] } });
 */
export const adminDeletePriceListProductsPrices: Operation<operations["adminDeletePriceListProductsPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListProductsPrices, "price-lists products variants");

/**
 * Delete the prices of a variant in a price list
 *
 * The base price applies again. The variant isn't deleted.
 *
 * `DELETE /admin/price-lists/{id}/variants/{variant_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListVariantPrices(client, { id, variant_id });
 */
export const adminDeletePriceListVariantPrices: Operation<operations["adminDeletePriceListVariantPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListVariantPrices, "price-lists products variants");

/**
 * Update a price list
 *
 * Fields that you leave out keep their values. Groups that you send replace the previous ones; prices are added or changed.
 *
 * `POST /admin/price-lists/{id}`
 * @example
 * const { price_list } = await adminUpdatePriceList(client, { id });
 */
export const adminUpdatePriceList: Operation<operations["adminUpdatePriceList"]> = /*#__PURE__*/ changing(calls.adminUpdatePriceList, "price-lists products variants");
