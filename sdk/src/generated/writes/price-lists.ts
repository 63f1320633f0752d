// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/price-lists.ts";

/**
 * Add prices to a price list
 *
 * With `override` they take the place of all prices that the list has.
 *
 * `POST /admin/price-lists/{id}/prices/batch`
 * @example
 * const { price_list } = await adminAddPriceListPrices(client, { id, body: { prices: [{ variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", currency_code: "eur", amount: 1150, min_quantity: 12 }] } });
 */
export const adminAddPriceListPrices: Operation<operations["adminAddPriceListPrices"]> = /*#__PURE__*/ changing(calls.adminAddPriceListPrices, "price-lists products variants");

/**
 * Create a price list
 *
 * Its prices hold at once if it is active and no date speaks against it. Without customer groups they hold for
 * everybody.
 *
 * `POST /admin/price-lists`
 * @example
 * const { price_list } = await adminCreatePriceList(client, { body });
 */
export const adminCreatePriceList: Operation<operations["adminCreatePriceList"]> = /*#__PURE__*/ changing(calls.adminCreatePriceList, "price-lists products variants");

/**
 * Delete a price list and its prices
 *
 * The usual prices hold again. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/price-lists/{id}`
 * @example
 * const { deleted } = await adminDeletePriceList(client, { id });
 */
export const adminDeletePriceList: Operation<operations["adminDeletePriceList"]> = /*#__PURE__*/ changing(calls.adminDeletePriceList, "price-lists products variants");

/**
 * Delete prices of a price list
 *
 * The usual prices hold again. Prices of other lists are passed over.
 *
 * `DELETE /admin/price-lists/{id}/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListPrices(client, { id, body: { price_ids: ["ma_01KGHGTK205Y16529GVJSBDYA0"] } });
 */
export const adminDeletePriceListPrices: Operation<operations["adminDeletePriceListPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListPrices, "price-lists products variants");

/**
 * Delete all prices that a price list has for a product
 *
 * The usual prices of all its variants hold again. The product itself stays.
 *
 * `DELETE /admin/price-lists/{id}/products/{product_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListProductPrices(client, { id, product_id });
 */
export const adminDeletePriceListProductPrices: Operation<operations["adminDeletePriceListProductPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListProductPrices, "price-lists products variants");

/**
 * Delete all prices that a price list has for some products
 *
 * The usual prices of all their variants hold again. The products themselves stay.
 *
 * `DELETE /admin/price-lists/{id}/products/prices/batch`
 * @example
 * const { deleted } = await adminDeletePriceListProductsPrices(client, { id, body: { product_ids: ["prod_01KGPNM1209DQZDZ6FAZ1YXK56"] } });
 */
export const adminDeletePriceListProductsPrices: Operation<operations["adminDeletePriceListProductsPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListProductsPrices, "price-lists products variants");

/**
 * Delete all prices that a price list has for a variant
 *
 * The usual price holds again. The variant itself stays.
 *
 * `DELETE /admin/price-lists/{id}/variants/{variant_id}/prices`
 * @example
 * const { deleted } = await adminDeletePriceListVariantPrices(client, { id, variant_id });
 */
export const adminDeletePriceListVariantPrices: Operation<operations["adminDeletePriceListVariantPrices"]> = /*#__PURE__*/ changing(calls.adminDeletePriceListVariantPrices, "price-lists products variants");

/**
 * Update a price list
 *
 * What is left out stays. Groups that are sent take the place of the ones before, and prices are added or
 * changed.
 *
 * `POST /admin/price-lists/{id}`
 * @example
 * const { price_list } = await adminUpdatePriceList(client, { id });
 */
export const adminUpdatePriceList: Operation<operations["adminUpdatePriceList"]> = /*#__PURE__*/ changing(calls.adminUpdatePriceList, "price-lists products variants");
