// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddDiscountRegion, adminCreateDiscount, adminCreateDiscountDynamicCode, adminListDiscounts, adminRemoveDiscountRegion, adminRetrieveDiscount, adminRetrieveDiscountByCode, adminRetrieveDiscountCondition } from "../operations/discounts.ts";
import { adminAddDiscountConditionResources, adminCreateDiscountCondition, adminDeleteDiscount, adminDeleteDiscountCondition, adminDeleteDiscountDynamicCode, adminRemoveDiscountConditionResources, adminUpdateDiscount, adminUpdateDiscountCondition } from "../writes/discounts.ts";

/**
 * Add records to a condition of a discount
 *
 * The records must have the type of the condition. Records that are already in the condition aren't affected.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { mutate } = useAdminAddDiscountConditionResourceBatch();
 * mutate({ id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const useAdminAddDiscountConditionResourceBatch: MutationHook<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ mutationHook(adminAddDiscountConditionResources);

/**
 * Add a region to a discount
 *
 * A fixed-amount discount has exactly one region, so the call is rejected with 400.
 *
 * `POST /admin/discounts/{id}/regions/{region_id}`
 * @example
 * const { mutate } = useAdminDiscountAddRegion();
 * mutate({ id, region_id });
 */
export const useAdminDiscountAddRegion: MutationHook<operations["adminAddDiscountRegion"]> = /*#__PURE__*/ mutationHook(adminAddDiscountRegion);

/**
 * Create a discount
 *
 * A code that is already in use is rejected with 422. More than one region for a fixed amount is rejected with 400. Carts
 * accept the code from `starts_at`.
 *
 * `POST /admin/discounts`
 * @example
 * const { mutate } = useAdminCreateDiscount();
 * mutate({ body });
 */
export const useAdminCreateDiscount: MutationHook<operations["adminCreateDiscount"]> = /*#__PURE__*/ mutationHook(adminCreateDiscount);

/**
 * Create a condition of a discount
 *
 * A discount has one condition for each operator and type of record. A second condition is rejected with 422.
 *
 * `POST /admin/discounts/{id}/conditions`
 * @example
 * const { mutate } = useAdminDiscountCreateCondition();
 * mutate({ id, body: { operator: "in" } });
 */
export const useAdminDiscountCreateCondition: MutationHook<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminCreateDiscountCondition);

/**
 * Create a code from a template
 *
 * The new discount shares the template's rule and is valid for the template's valid_duration from now on.
 *
 * `POST /admin/discounts/{id}/dynamic-codes`
 * @example
 * const { mutate } = useAdminCreateDynamicDiscountCode();
 * mutate({ id, body: { code: "BIRTHDAY-AIKO" } });
 */
export const useAdminCreateDynamicDiscountCode: MutationHook<operations["adminCreateDiscountDynamicCode"]> = /*#__PURE__*/ mutationHook(adminCreateDiscountDynamicCode);

/**
 * Delete a discount
 *
 * Removes the discount from carts immediately. Orders keep the discounted amount. Codes created from a template can't be entered
 * after the template is deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/discounts/{id}`
 * @example
 * const { mutate } = useAdminDeleteDiscount();
 * mutate({ id });
 */
export const useAdminDeleteDiscount: MutationHook<operations["adminDeleteDiscount"]> = /*#__PURE__*/ mutationHook(adminDeleteDiscount);

/**
 * Delete a condition of a discount
 *
 * The other conditions still apply. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { mutate } = useAdminDiscountRemoveCondition();
 * mutate({ id, condition_id });
 */
export const useAdminDiscountRemoveCondition: MutationHook<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminDeleteDiscountCondition);

/**
 * Delete a code that was created from a template
 *
 * The template and its other codes aren't deleted. Send the code in uppercase, as it is stored. Deleting a code that doesn't exist also
 * succeeds.
 *
 * `DELETE /admin/discounts/{id}/dynamic-codes/{code}`
 * @example
 * const { mutate } = useAdminDeleteDynamicDiscountCode();
 * mutate({ id, code });
 */
export const useAdminDeleteDynamicDiscountCode: MutationHook<operations["adminDeleteDiscountDynamicCode"]> = /*#__PURE__*/ mutationHook(adminDeleteDiscountDynamicCode);

/**
 * List discounts
 *
 * `GET /admin/discounts`
 * @example
 * const { data } = useAdminDiscounts({ query: { limit: 20 } });
 */
export const useAdminDiscounts: QueryHook<operations["adminListDiscounts"]> = /*#__PURE__*/ queryHook(adminListDiscounts);

/**
 * Remove records from a condition of a discount
 *
 * The condition isn't deleted, even if it has no records left. Records that it doesn't include are ignored.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { mutate } = useAdminDeleteDiscountConditionResourceBatch();
 * mutate({ id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const useAdminDeleteDiscountConditionResourceBatch: MutationHook<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ mutationHook(adminRemoveDiscountConditionResources);

/**
 * Remove a region from a discount
 *
 * Customers can no longer use the code in this region. A region that the discount doesn't have is ignored.
 *
 * `DELETE /admin/discounts/{id}/regions/{region_id}`
 * @example
 * const { mutate } = useAdminDiscountRemoveRegion();
 * mutate({ id, region_id });
 */
export const useAdminDiscountRemoveRegion: MutationHook<operations["adminRemoveDiscountRegion"]> = /*#__PURE__*/ mutationHook(adminRemoveDiscountRegion);

/**
 * Retrieve a discount
 *
 * `GET /admin/discounts/{id}`
 * @example
 * const { data } = useAdminDiscount({ id });
 */
export const useAdminDiscount: QueryHook<operations["adminRetrieveDiscount"]> = /*#__PURE__*/ queryHook(adminRetrieveDiscount);

/**
 * Retrieve a discount by its code
 *
 * The code isn't case-sensitive.
 *
 * `GET /admin/discounts/code/{code}`
 * @example
 * const { data } = useAdminGetDiscountByCode({ code });
 */
export const useAdminGetDiscountByCode: QueryHook<operations["adminRetrieveDiscountByCode"]> = /*#__PURE__*/ queryHook(adminRetrieveDiscountByCode);

/**
 * Retrieve a condition of a discount
 *
 * Expand products, product_types, product_collections, product_tags, or customer_groups to see the records.
 *
 * `GET /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { data } = useAdminGetDiscountCondition({ id, condition_id });
 */
export const useAdminGetDiscountCondition: QueryHook<operations["adminRetrieveDiscountCondition"]> = /*#__PURE__*/ queryHook(adminRetrieveDiscountCondition);

/**
 * Update a discount
 *
 * `is_dynamic` and the type of the rule can't be changed.
 *
 * `POST /admin/discounts/{id}`
 * @example
 * const { mutate } = useAdminUpdateDiscount();
 * mutate({ id });
 */
export const useAdminUpdateDiscount: MutationHook<operations["adminUpdateDiscount"]> = /*#__PURE__*/ mutationHook(adminUpdateDiscount);

/**
 * Replace the records of a condition of a discount
 *
 * The list replaces the previous one. The operator can't be changed.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { mutate } = useAdminDiscountUpdateCondition();
 * mutate({ id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const useAdminDiscountUpdateCondition: MutationHook<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminUpdateDiscountCondition);
