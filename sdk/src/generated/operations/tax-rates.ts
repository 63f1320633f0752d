

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List tax rates
 *
 * A region's own rate isn't included.
 *
 * `GET /admin/tax-rates`
 * @example
 * const { tax_rates } = await adminListTaxRates(client, { query: { limit: 20 } });
 */
export const adminListTaxRates: Operation<operations["adminListTaxRates"]> = /*#__PURE__*/ operation("GET", "/admin/tax-rates", "", "-id");


export const adminCreateTaxRate: Operation<operations["adminCreateTaxRate"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates");

/**
 * Retrieve a tax rate
 *
 * `GET /admin/tax-rates/{id}`
 * @example
 * const { tax_rate } = await adminRetrieveTaxRate(client, { id });
 */
export const adminRetrieveTaxRate: Operation<operations["adminRetrieveTaxRate"]> = /*#__PURE__*/ operation("GET", "/admin/tax-rates/{id}");


export const adminUpdateTaxRate: Operation<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}");


export const adminDeleteTaxRate: Operation<operations["adminDeleteTaxRate"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}");


export const adminAddTaxRateProductTypes: Operation<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/product-types/batch");


export const adminRemoveTaxRateProductTypes: Operation<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/product-types/batch");


export const adminAddTaxRateProducts: Operation<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/products/batch");


export const adminRemoveTaxRateProducts: Operation<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/products/batch");


export const adminAddTaxRateShippingOptions: Operation<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ operation("POST", "/admin/tax-rates/{id}/shipping-options/batch");


export const adminRemoveTaxRateShippingOptions: Operation<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ operation("DELETE", "/admin/tax-rates/{id}/shipping-options/batch");

