

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List discounts
 *
 * `GET /admin/discounts`
 * @example
 * const { discounts } = await adminListDiscounts(client, { query: { limit: 20 } });
 */
export const adminListDiscounts: Operation<operations["adminListDiscounts"]> = /*#__PURE__*/ operation("GET", "/admin/discounts", "", "-id");

/**
 * Create a discount
 *
 * A code that is already in use is rejected with 422. More than one region for a fixed amount is rejected with 400. Carts
 * accept the code from `starts_at`.
 *
 * `POST /admin/discounts`
 * @example
 * const { discount } = await adminCreateDiscount(client, { body });
 */
export const adminCreateDiscount: Operation<operations["adminCreateDiscount"]> = /*#__PURE__*/ operation("POST", "/admin/discounts");

/**
 * Retrieve a discount by its code
 *
 * The code isn't case-sensitive.
 *
 * `GET /admin/discounts/code/{code}`
 * @example
 * const { discount } = await adminRetrieveDiscountByCode(client, { code });
 */
export const adminRetrieveDiscountByCode: Operation<operations["adminRetrieveDiscountByCode"]> = /*#__PURE__*/ operation("GET", "/admin/discounts/code/{code}");

/**
 * Retrieve a discount
 *
 * `GET /admin/discounts/{id}`
 * @example
 * const { discount } = await adminRetrieveDiscount(client, { id });
 */
export const adminRetrieveDiscount: Operation<operations["adminRetrieveDiscount"]> = /*#__PURE__*/ operation("GET", "/admin/discounts/{id}");


export const adminUpdateDiscount: Operation<operations["adminUpdateDiscount"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}");


export const adminDeleteDiscount: Operation<operations["adminDeleteDiscount"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}");


export const adminCreateDiscountCondition: Operation<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions");

/**
 * Retrieve a condition of a discount
 *
 * Expand products, product_types, product_collections, product_tags, or customer_groups to see the records.
 *
 * `GET /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { discount_condition } = await adminRetrieveDiscountCondition(client, { id, condition_id });
 */
export const adminRetrieveDiscountCondition: Operation<operations["adminRetrieveDiscountCondition"]> = /*#__PURE__*/ operation("GET", "/admin/discounts/{id}/conditions/{condition_id}");


export const adminUpdateDiscountCondition: Operation<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions/{condition_id}");


export const adminDeleteDiscountCondition: Operation<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/conditions/{condition_id}");


export const adminAddDiscountConditionResources: Operation<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions/{condition_id}/batch");


export const adminRemoveDiscountConditionResources: Operation<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/conditions/{condition_id}/batch");

/**
 * Create a code from a template
 *
 * The new discount shares the template's rule and is valid for the template's valid_duration from now on.
 *
 * `POST /admin/discounts/{id}/dynamic-codes`
 * @example
 * const { discount } = await adminCreateDiscountDynamicCode(client, { id, body: { code: "BIRTHDAY-AIKO" } });
 */
export const adminCreateDiscountDynamicCode: Operation<operations["adminCreateDiscountDynamicCode"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/dynamic-codes");


export const adminDeleteDiscountDynamicCode: Operation<operations["adminDeleteDiscountDynamicCode"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/dynamic-codes/{code}");

/**
 * Add a region to a discount
 *
 * A fixed-amount discount has exactly one region, so the call is rejected with 400.
 *
 * `POST /admin/discounts/{id}/regions/{region_id}`
 * @example
 * const { discount } = await adminAddDiscountRegion(client, { id, region_id });
 */
export const adminAddDiscountRegion: Operation<operations["adminAddDiscountRegion"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/regions/{region_id}");

/**
 * Remove a region from a discount
 *
 * Customers can no longer use the code in this region. A region that the discount doesn't have is ignored.
 *
 * `DELETE /admin/discounts/{id}/regions/{region_id}`
 * @example
 * const { discount } = await adminRemoveDiscountRegion(client, { id, region_id });
 */
export const adminRemoveDiscountRegion: Operation<operations["adminRemoveDiscountRegion"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/regions/{region_id}");

