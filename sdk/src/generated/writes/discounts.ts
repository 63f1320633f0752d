// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/discounts.ts";

/**
 * Add records to a condition of a discount
 *
 * The records must have the type of the condition. Records that are already in the condition aren't affected.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminAddDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddDiscountConditionResources: Operation<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ changing(calls.adminAddDiscountConditionResources, "discounts products collections product-types product-tags customer-groups");

/**
 * Create a condition of a discount
 *
 * A discount has one condition for each operator and type of record. A second condition is rejected with 422.
 *
 * `POST /admin/discounts/{id}/conditions`
 * @example
 * const { discount } = await adminCreateDiscountCondition(client, { id, body: { operator: "in" } });
 */
export const adminCreateDiscountCondition: Operation<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminCreateDiscountCondition, "discounts products collections product-types product-tags customer-groups");

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
export const adminDeleteDiscount: Operation<operations["adminDeleteDiscount"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscount, "discounts orders draft-orders");

/**
 * Delete a condition of a discount
 *
 * The other conditions still apply. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { deleted } = await adminDeleteDiscountCondition(client, { id, condition_id });
 */
export const adminDeleteDiscountCondition: Operation<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscountCondition, "discounts products collections product-types product-tags customer-groups");

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
export const adminDeleteDiscountDynamicCode: Operation<operations["adminDeleteDiscountDynamicCode"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscountDynamicCode, "discounts orders draft-orders");

/**
 * Remove records from a condition of a discount
 *
 * The condition isn't deleted, even if it has no records left. Records that it doesn't include are ignored.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminRemoveDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const adminRemoveDiscountConditionResources: Operation<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ changing(calls.adminRemoveDiscountConditionResources, "discounts products collections product-types product-tags customer-groups");

/**
 * Update a discount
 *
 * `is_dynamic` and the type of the rule can't be changed.
 *
 * `POST /admin/discounts/{id}`
 * @example
 * const { discount } = await adminUpdateDiscount(client, { id });
 */
export const adminUpdateDiscount: Operation<operations["adminUpdateDiscount"]> = /*#__PURE__*/ changing(calls.adminUpdateDiscount, "discounts orders draft-orders");

/**
 * Replace the records of a condition of a discount
 *
 * The list replaces the previous one. The operator can't be changed.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { discount } = await adminUpdateDiscountCondition(client, { id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminUpdateDiscountCondition: Operation<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminUpdateDiscountCondition, "discounts products collections product-types product-tags customer-groups");
