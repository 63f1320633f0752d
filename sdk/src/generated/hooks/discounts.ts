// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddDiscountConditionResources, adminAddDiscountRegion, adminCreateDiscount, adminCreateDiscountCondition, adminCreateDiscountDynamicCode, adminDeleteDiscount, adminDeleteDiscountCondition, adminDeleteDiscountDynamicCode, adminListDiscounts, adminRemoveDiscountConditionResources, adminRemoveDiscountRegion, adminRetrieveDiscount, adminRetrieveDiscountByCode, adminRetrieveDiscountCondition, adminUpdateDiscount, adminUpdateDiscountCondition } from "../operations/discounts.ts";

/**
 * Add records to a discount condition
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
 * A fixed-amount discount can have only one region. Adding a second one is rejected with 400.
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
 * A code that is already in use is rejected with 422. A fixed amount with more than one region is rejected with 400. Carts
 * accept the code once `starts_at` is reached.
 *
 * `POST /admin/discounts`
 * @example
 * const { mutate } = useAdminCreateDiscount();
 * mutate({ body });
 */
export const useAdminCreateDiscount: MutationHook<operations["adminCreateDiscount"]> = /*#__PURE__*/ mutationHook(adminCreateDiscount);

/**
 * Add a condition to a discount
 *
 * A discount can have only one condition with the same operator and the same type of record. A second one is rejected with
 * 422.
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
 * The new discount shares the template's rule and is valid from now for the template's `valid_duration`.
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
 * Delete a discount condition
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
 * Remove records from a discount condition
 *
 * The condition isn't deleted, even if it has no records left. Records that the condition doesn't include are ignored.
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
 * Retrieve a discount condition
 *
 * To include the records, expand `products`, `product_types`, `product_collections`, `product_tags`, or `customer_groups`.
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
 * Replace the records of a discount condition
 *
 * The list replaces the previous one. The operator can't be changed.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { mutate } = useAdminDiscountUpdateCondition();
 * mutate({ id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const useAdminDiscountUpdateCondition: MutationHook<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminUpdateDiscountCondition);
