// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/tax-rates.ts";

/**
 * Add product types to a tax rate
 *
 * Carts use it the next time their taxes are calculated. Types that it already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateProductTypes(client, { id, body: { product_types: ["ptyp_01KERQSEH0P6W2YB8N4TJQX5GD"] } });
 */
export const adminAddTaxRateProductTypes: Operation<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ changing(calls.adminAddTaxRateProductTypes, "tax-rates products variants");

/**
 * Add products to a tax rate
 *
 * Carts use it the next time their taxes are calculated. Types that it already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/products/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateProducts(client, { id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const adminAddTaxRateProducts: Operation<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ changing(calls.adminAddTaxRateProducts, "tax-rates products variants");

/**
 * Add shipping options to a tax rate
 *
 * The options must belong to the rate's region. Options that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateShippingOptions(client, { id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const adminAddTaxRateShippingOptions: Operation<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ changing(calls.adminAddTaxRateShippingOptions, "tax-rates shipping-options");

/**
 * Create a tax rate
 *
 * A tax rate applies only to the products, types, and shipping options that it lists. Everything else is taxed at the region's own
 * rate.
 *
 * `POST /admin/tax-rates`
 * @example
 * const { tax_rate } = await adminCreateTaxRate(client, { body: { name: "Reduced rate for books", code: "VAT-PT-6", region_id: "reg_01KERQSEH09HTZ7KFDXKT686GK" } });
 */
export const adminCreateTaxRate: Operation<operations["adminCreateTaxRate"]> = /*#__PURE__*/ changing(calls.adminCreateTaxRate, "tax-rates regions products variants shipping-options");

/**
 * Delete a tax rate
 *
 * The rate's products are taxed at the region's own rate again.
 *
 * `DELETE /admin/tax-rates/{id}`
 * @example
 * const { deleted } = await adminDeleteTaxRate(client, { id });
 */
export const adminDeleteTaxRate: Operation<operations["adminDeleteTaxRate"]> = /*#__PURE__*/ changing(calls.adminDeleteTaxRate, "tax-rates regions products variants shipping-options");

/**
 * Remove product types from a tax rate
 *
 * Their products are taxed at the region's own rate again, unless another rate includes them.
 *
 * `DELETE /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateProductTypes(client, { id, body: { product_types: ["ptyp_01KERQSEH04V7JCKV83NHGVPV4"] } });
 */
export const adminRemoveTaxRateProductTypes: Operation<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ changing(calls.adminRemoveTaxRateProductTypes, "tax-rates products variants");

/**
 * Remove products from a tax rate
 *
 * The products are taxed at the region's own rate again, unless another rate includes them.
 *
 * `DELETE /admin/tax-rates/{id}/products/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateProducts(client, { id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const adminRemoveTaxRateProducts: Operation<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ changing(calls.adminRemoveTaxRateProducts, "tax-rates products variants");

/**
 * Remove shipping options from a tax rate
 *
 * The options are taxed at the region's own rate again, unless another rate includes them.
 *
 * `DELETE /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateShippingOptions(client, { id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const adminRemoveTaxRateShippingOptions: Operation<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ changing(calls.adminRemoveTaxRateShippingOptions, "tax-rates shipping-options");

/**
 * Update a tax rate
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/tax-rates/{id}`
 * @example
 * const { tax_rate } = await adminUpdateTaxRate(client, { id });
 */
export const adminUpdateTaxRate: Operation<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ changing(calls.adminUpdateTaxRate, "tax-rates regions products variants shipping-options");
