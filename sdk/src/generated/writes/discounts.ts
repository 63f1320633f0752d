// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/discounts.ts";

/**
 * Add records to a condition of a discount
 *
 * They must be of the kind that the condition holds. Those that it holds already stay.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminAddDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const adminAddDiscountConditionResources: Operation<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ changing(calls.adminAddDiscountConditionResources, "discounts products collections product-types product-tags customer-groups");

/**
 * Limit a discount to some records
 *
 * There is one condition for each operator and kind of record; a second one is refused with 422.
 *
 * `POST /admin/discounts/{id}/conditions`
 * @example
 * const { discount } = await adminCreateDiscountCondition(client, { id, body: { operator: "in" } });
 */
export const adminCreateDiscountCondition: Operation<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminCreateDiscountCondition, "discounts products collections product-types product-tags customer-groups");

/**
 * Delete a discount
 *
 * Carts lose it at once, orders keep what it took off. Codes that were made from a pattern can no longer be
 * entered without it. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/discounts/{id}`
 * @example
 * const { deleted } = await adminDeleteDiscount(client, { id });
 */
export const adminDeleteDiscount: Operation<operations["adminDeleteDiscount"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscount, "discounts orders draft-orders");

/**
 * Delete a condition of a discount
 *
 * The discount is then limited by its other conditions alone. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { deleted } = await adminDeleteDiscountCondition(client, { id, condition_id });
 */
export const adminDeleteDiscountCondition: Operation<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscountCondition, "discounts products collections product-types product-tags customer-groups");

/**
 * Delete a code that was made from a pattern
 *
 * The pattern and its other codes stay. The code is matched as it is stored, in uppercase; deleting what is not
 * there succeeds too.
 *
 * `DELETE /admin/discounts/{id}/dynamic-codes/{code}`
 * @example
 * const { discount } = await adminDeleteDiscountDynamicCode(client, { id, code });
 */
export const adminDeleteDiscountDynamicCode: Operation<operations["adminDeleteDiscountDynamicCode"]> = /*#__PURE__*/ changing(calls.adminDeleteDiscountDynamicCode, "discounts orders draft-orders");

/**
 * Remove records from a condition of a discount
 *
 * The condition stays, even if it holds nothing anymore. Records that it does not hold are passed over.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { discount } = await adminRemoveDiscountConditionResources(client, { id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const adminRemoveDiscountConditionResources: Operation<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ changing(calls.adminRemoveDiscountConditionResources, "discounts products collections product-types product-tags customer-groups");

/**
 * Update a discount
 *
 * Whether it is a pattern, and what kind of rule it has, cannot be changed.
 *
 * `POST /admin/discounts/{id}`
 * @example
 * const { discount } = await adminUpdateDiscount(client, { id });
 */
export const adminUpdateDiscount: Operation<operations["adminUpdateDiscount"]> = /*#__PURE__*/ changing(calls.adminUpdateDiscount, "discounts orders draft-orders");

/**
 * Give a condition of a discount other records
 *
 * The list takes the place of the one before. The operator stays.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { discount } = await adminUpdateDiscountCondition(client, { id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const adminUpdateDiscountCondition: Operation<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ changing(calls.adminUpdateDiscountCondition, "discounts products collections product-types product-tags customer-groups");
