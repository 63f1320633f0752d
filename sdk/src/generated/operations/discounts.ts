

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
export const adminListDiscounts: Operation<operations["adminListDiscounts"]> = /*#__PURE__*/ operation("GET", "/admin/discounts", { order: "-id" });

/**
 * Create a discount
 *
 * A code that is already in use is rejected with 422. A fixed amount with more than one region is rejected with 400. Carts
 * accept the code once `starts_at` is reached.
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

/**
 * Update a discount
 *
 * `is_dynamic` and the type of the rule can't be changed.
 *
 * `POST /admin/discounts/{id}`
 * @example
 * const { discount } = await adminUpdateDiscount(client, { id });
 */
export const adminUpdateDiscount: Operation<operations["adminUpdateDiscount"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}", { changes: "discounts orders draft-orders" });

/**
 * Delete a discount
 *
 * Removes the discount from carts immediately. Orders keep the discounted amount. Codes created from a template can't be entered
 * after the template is deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/discounts/{id}`
 * @example
 * const { deleted } = await adminDeleteDiscount(client, { id });
 */
export const adminDeleteDiscount: Operation<operations["adminDeleteDiscount"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}", { changes: "discounts orders draft-orders" });

/**
 * Add a condition to a discount
 *
 * A discount can have only one condition with the same operator and the same type of record. A second one is rejected with
 * 422.
 *
 * `POST /admin/discounts/{id}/conditions`
 * @example
 * const { discount } = await adminCreateDiscountCondition(client, { id, body: { operator: "in" } });
 */
export const adminCreateDiscountCondition: Operation<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions", { changes: "discounts products collections product-types product-tags customer-groups" });

/**
 * Retrieve a discount condition
 *
 * To include the records, expand `products`, `product_types`, `product_collections`, `product_tags`, or `customer_groups`.
 *
 * `GET /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { discount_condition } = await adminRetrieveDiscountCondition(client, { id, condition_id });
 */
export const adminRetrieveDiscountCondition: Operation<operations["adminRetrieveDiscountCondition"]> = /*#__PURE__*/ operation("GET", "/admin/discounts/{id}/conditions/{condition_id}", { record: "discount_condition" });

/**
 * Replace the records of a discount condition
 *
 * The list replaces the previous one. The operator can't be changed.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { discount } = await adminUpdateDiscountCondition(client, { id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminUpdateDiscountCondition: Operation<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions/{condition_id}", { changes: "discounts products collections product-types product-tags customer-groups" });

/**
 * Delete a discount condition
 *
 * The other conditions still apply. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { deleted } = await adminDeleteDiscountCondition(client, { id, condition_id });
 */
export const adminDeleteDiscountCondition: Operation<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/conditions/{condition_id}", { changes: "discounts products collections product-types product-tags customer-groups" });

/**
 * Add records to a discount condition
 *
 * The records must have the type of the condition. Records that are already in the condition aren't affected.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminAddDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddDiscountConditionResources: Operation<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/conditions/{condition_id}/batch", { changes: "discounts products collections product-types product-tags customer-groups" });

/**
 * Remove records from a discount condition
 *
 * The condition isn't deleted, even if it has no records left. Records that the condition doesn't include are ignored.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminRemoveDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const adminRemoveDiscountConditionResources: Operation<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/conditions/{condition_id}/batch", { changes: "discounts products collections product-types product-tags customer-groups" });

/**
 * Create a code from a template
 *
 * The new discount shares the template's rule and is valid from now for the template's `valid_duration`.
 *
 * `POST /admin/discounts/{id}/dynamic-codes`
 * @example
 * const { discount } = await adminCreateDiscountDynamicCode(client, { id, body: { code: "BIRTHDAY-AIKO" } });
 */
export const adminCreateDiscountDynamicCode: Operation<operations["adminCreateDiscountDynamicCode"]> = /*#__PURE__*/ operation("POST", "/admin/discounts/{id}/dynamic-codes");

/**
 * Delete a code that was created from a template
 *
 * The template and its other codes aren't deleted. Send the code in uppercase, as it is stored. Deleting a code that doesn't exist also
 * succeeds.
 *
 * `DELETE /admin/discounts/{id}/dynamic-codes/{code}`
 * @example
 * const { discount } = await adminDeleteDiscountDynamicCode(client, { id, code });
 */
export const adminDeleteDiscountDynamicCode: Operation<operations["adminDeleteDiscountDynamicCode"]> = /*#__PURE__*/ operation("DELETE", "/admin/discounts/{id}/dynamic-codes/{code}", { changes: "discounts orders draft-orders" });

/**
 * Add a region to a discount
 *
 * A fixed-amount discount can have only one region. Adding a second one is rejected with 400.
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

