// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddTaxRateProductTypes, adminAddTaxRateProducts, adminAddTaxRateShippingOptions, adminCreateTaxRate, adminDeleteTaxRate, adminListTaxRates, adminRemoveTaxRateProductTypes, adminRemoveTaxRateProducts, adminRemoveTaxRateShippingOptions, adminRetrieveTaxRate, adminUpdateTaxRate } from "../operations/tax-rates.ts";

/**
 * Add product types to a tax rate
 *
 * Carts use the rate the next time their taxes are calculated. Product types that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { mutate } = useAdminCreateProductTypeTaxRates();
 * mutate({ id, body: { product_types: ["ptyp_01KERQSEH0P6W2YB8N4TJQX5GD"] } });
 */
export const useAdminCreateProductTypeTaxRates: MutationHook<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ mutationHook(adminAddTaxRateProductTypes);

/**
 * Add products to a tax rate
 *
 * Carts use the rate the next time their taxes are calculated. Products that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/products/batch`
 * @example
 * const { mutate } = useAdminCreateProductTaxRates();
 * mutate({ id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const useAdminCreateProductTaxRates: MutationHook<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ mutationHook(adminAddTaxRateProducts);

/**
 * Add shipping options to a tax rate
 *
 * The options must belong to the rate's region. Options that the rate already has aren't affected.
 *
 * `POST /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { mutate } = useAdminCreateShippingTaxRates();
 * mutate({ id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const useAdminCreateShippingTaxRates: MutationHook<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ mutationHook(adminAddTaxRateShippingOptions);

/**
 * Create a tax rate
 *
 * A tax rate applies only to the products, product types, and shipping options that you send. Everything else is taxed at the
 * region's own rate.
 *
 * `POST /admin/tax-rates`
 * @example
 * const { mutate } = useAdminCreateTaxRate();
 * mutate({ body: { name: "Reduced rate for books", code: "VAT-PT-6", region_id: "reg_01KERQSEH09HTZ7KFDXKT686GK" } });
 */
export const useAdminCreateTaxRate: MutationHook<operations["adminCreateTaxRate"]> = /*#__PURE__*/ mutationHook(adminCreateTaxRate);

/**
 * Delete a tax rate
 *
 * The rate's products and shipping options are taxed at the region's own rate again.
 *
 * `DELETE /admin/tax-rates/{id}`
 * @example
 * const { mutate } = useAdminDeleteTaxRate();
 * mutate({ id });
 */
export const useAdminDeleteTaxRate: MutationHook<operations["adminDeleteTaxRate"]> = /*#__PURE__*/ mutationHook(adminDeleteTaxRate);

/**
 * List tax rates
 *
 * The list doesn't include the regions' own rates.
 *
 * `GET /admin/tax-rates`
 * @example
 * const { data } = useAdminTaxRates({ query: { limit: 20 } });
 */
export const useAdminTaxRates: QueryHook<operations["adminListTaxRates"]> = /*#__PURE__*/ queryHook(adminListTaxRates);

/**
 * Remove product types from a tax rate
 *
 * Products of these types are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/product-types/batch`
 * @example
 * const { mutate } = useAdminDeleteProductTypeTaxRates();
 * mutate({ id, body: { product_types: ["ptyp_01KERQSEH04V7JCKV83NHGVPV4"] } });
 */
export const useAdminDeleteProductTypeTaxRates: MutationHook<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ mutationHook(adminRemoveTaxRateProductTypes);

/**
 * Remove products from a tax rate
 *
 * The products are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/products/batch`
 * @example
 * const { mutate } = useAdminDeleteProductTaxRates();
 * mutate({ id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
 */
export const useAdminDeleteProductTaxRates: MutationHook<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ mutationHook(adminRemoveTaxRateProducts);

/**
 * Remove shipping options from a tax rate
 *
 * The options are taxed at the region's own rate again, unless another tax rate applies to them.
 *
 * `DELETE /admin/tax-rates/{id}/shipping-options/batch`
 * @example
 * const { mutate } = useAdminDeleteShippingTaxRates();
 * mutate({ id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
 */
export const useAdminDeleteShippingTaxRates: MutationHook<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ mutationHook(adminRemoveTaxRateShippingOptions);

/**
 * Retrieve a tax rate
 *
 * `GET /admin/tax-rates/{id}`
 * @example
 * const { data } = useAdminTaxRate({ id });
 */
export const useAdminTaxRate: QueryHook<operations["adminRetrieveTaxRate"]> = /*#__PURE__*/ queryHook(adminRetrieveTaxRate);

/**
 * Update a tax rate
 *
 * Lists that you send replace the previous ones.
 *
 * `POST /admin/tax-rates/{id}`
 * @example
 * const { mutate } = useAdminUpdateTaxRate();
 * mutate({ id });
 */
export const useAdminUpdateTaxRate: MutationHook<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ mutationHook(adminUpdateTaxRate);
