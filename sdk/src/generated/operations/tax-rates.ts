

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List tax rates
 *
 * The list doesn't include the regions' own rates.
 *
 * `GET /admin/tax-rates`
 * @example
 * const { tax_rates } = await adminListTaxRates(client, { query: { limit: 20 } });
 */
export const adminListTaxRates: Operation<operations["adminListTaxRates"]> = /*#__PURE__*/ operation("GET", "/admin/tax-rates", { order: "-id" });

/**
 * Create a tax rate
 *
 * A tax rate applies only to the products, product types, and shipping options that you send. Everything else is taxed at the
 * region's own rate.
 *
 * `POST /admin/tax-rates`
 * @example
 * const { tax_rate } = await adminCreateTaxRate(client, { body: { name: "Reduced rate for books", code: "VAT-PT-6", region_id: "reg_01KERQSEH09HTZ7KFDXKT686GK" } });
 */
export const adminCreateTaxRate: Operation<operations["adminCreateTaxRate"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates", { changes: "tax-rates regions products variants shipping-options" });

/**
 * Retrieve a tax rate
 *
 * `GET /admin/tax-rates/{id}`
 * @example
 * const { tax_rate } = await adminRetrieveTaxRate(client, { id });
 */
export const adminRetrieveTaxRate: Operation<operations["adminRetrieveTaxRate"]> = /*#__PURE__*/ operation("GET", "/admin/tax-rates/{id}");

/**
 * Update a tax rate
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/tax-rates/{id}`
 * @example
 * const { tax_rate } = await adminUpdateTaxRate(client, { id });
 */
export const adminUpdateTaxRate: Operation<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}", { changes: "tax-rates regions products variants shipping-options" });

/**
 * Delete a tax rate
 *
 * The rate's products and shipping options are taxed at the region's own rate again.
 *
 * `DELETE /admin/tax-rates/{id}`
 * @example
 * const { deleted } = await adminDeleteTaxRate(client, { id });
 */
export const adminDeleteTaxRate: Operation<operations["adminDeleteTaxRate"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}", { changes: "tax-rates regions products variants shipping-options" });

/**
 * Add product types to a tax rate
 *
 * Carts use the rate the next time their taxes are calculated. Product types that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateProductTypes(client, { id, body: { product_types: ["ptyp_01KERQSEH0P6W2YB8N4TJQX5GD"] } });
 */
export const adminAddTaxRateProductTypes: Operation<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/product-types/batch", { changes: "tax-rates products variants" });

/**
 * Remove product types from a tax rate
 *
 * Products of these types are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateProductTypes(client, { id, body: { product_types: ["ptyp_01KERQSEH04V7JCKV83NHGVPV4"] } });
 */
export const adminRemoveTaxRateProductTypes: Operation<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/product-types/batch", { changes: "tax-rates products variants" });

/**
 * Add products to a tax rate
 *
 * Carts use the rate the next time their taxes are calculated. Products that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/products/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateProducts(client, { id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const adminAddTaxRateProducts: Operation<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/products/batch", { changes: "tax-rates products variants" });

/**
 * Remove products from a tax rate
 *
 * The products are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/products/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateProducts(client, { id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const adminRemoveTaxRateProducts: Operation<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/products/batch", { changes: "tax-rates products variants" });

/**
 * Add shipping options to a tax rate
 *
 * The options must belong to the rate's region. Options that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { tax_rate } = await adminAddTaxRateShippingOptions(client, { id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const adminAddTaxRateShippingOptions: Operation<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/shipping-options/batch", { changes: "tax-rates shipping-options" });

/**
 * Remove shipping options from a tax rate
 *
 * The options are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { tax_rate } = await adminRemoveTaxRateShippingOptions(client, { id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const adminRemoveTaxRateShippingOptions: Operation<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/shipping-options/batch", { changes: "tax-rates shipping-options" });

