// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddDiscountRegion, adminCreateDiscount, adminCreateDiscountDynamicCode, adminListDiscounts, adminRemoveDiscountRegion, adminRetrieveDiscount, adminRetrieveDiscountByCode, adminRetrieveDiscountCondition } from "../operations/discounts.ts";
import { adminAddDiscountConditionResources, adminCreateDiscountCondition, adminDeleteDiscount, adminDeleteDiscountCondition, adminDeleteDiscountDynamicCode, adminRemoveDiscountConditionResources, adminUpdateDiscount, adminUpdateDiscountCondition } from "../writes/discounts.ts";

/**
 * Add records to a condition of a discount
 *
 * They must be of the kind that the condition holds. Those that it holds already stay.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { mutate } = useAdminAddDiscountConditionResourceBatch();
 * mutate({ id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
 */
export const useAdminAddDiscountConditionResourceBatch: MutationHook<operations["adminAddDiscountConditionResources"]> = /*#__PURE__*/ mutationHook(adminAddDiscountConditionResources);

/**
 * Let a discount hold in a region
 *
 * Discounts of a fixed amount have one region only and are refused with 400.
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
 * A code that exists is refused with 422, and so is more than one region for a fixed amount with 400. Carts take
 * it from `starts_at` on.
 *
 * `POST /admin/discounts`
 * @example
 * const { mutate } = useAdminCreateDiscount();
 * mutate({ body });
 */
export const useAdminCreateDiscount: MutationHook<operations["adminCreateDiscount"]> = /*#__PURE__*/ mutationHook(adminCreateDiscount);

/**
 * Limit a discount to some records
 *
 * There is one condition for each operator and kind of record; a second one is refused with 422.
 *
 * `POST /admin/discounts/{id}/conditions`
 * @example
 * const { mutate } = useAdminDiscountCreateCondition();
 * mutate({ id, body: { operator: "in" } });
 */
export const useAdminDiscountCreateCondition: MutationHook<operations["adminCreateDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminCreateDiscountCondition);

/**
 * Make a code from a pattern
 *
 * The new discount shares the pattern's rule and holds for the pattern's valid_duration from now on.
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
 * Carts lose it at once, orders keep what it took off. Codes that were made from a pattern can no longer be
 * entered without it. Deleting what is not there succeeds too.
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
 * The discount is then limited by its other conditions alone. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { mutate } = useAdminDiscountRemoveCondition();
 * mutate({ id, condition_id });
 */
export const useAdminDiscountRemoveCondition: MutationHook<operations["adminDeleteDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminDeleteDiscountCondition);

/**
 * Delete a code that was made from a pattern
 *
 * The pattern and its other codes stay. The code is matched as it is stored, in uppercase; deleting what is not
 * there succeeds too.
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
 * The condition stays, even if it holds nothing anymore. Records that it does not hold are passed over.
 *
 * `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch`
 * @example
 * const { mutate } = useAdminDeleteDiscountConditionResourceBatch();
 * mutate({ id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
 */
export const useAdminDeleteDiscountConditionResourceBatch: MutationHook<operations["adminRemoveDiscountConditionResources"]> = /*#__PURE__*/ mutationHook(adminRemoveDiscountConditionResources);

/**
 * Let a discount hold in a region no longer
 *
 * It can no longer be entered there. A region that it does not hold in is passed over.
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
 * Upper or lower case, the code is found.
 *
 * `GET /admin/discounts/code/{code}`
 * @example
 * const { data } = useAdminGetDiscountByCode({ code });
 */
export const useAdminGetDiscountByCode: QueryHook<operations["adminRetrieveDiscountByCode"]> = /*#__PURE__*/ queryHook(adminRetrieveDiscountByCode);

/**
 * Retrieve a condition of a discount
 *
 * Expand products, product_types, product_collections, product_tags or customer_groups to see the records.
 *
 * `GET /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { data } = useAdminGetDiscountCondition({ id, condition_id });
 */
export const useAdminGetDiscountCondition: QueryHook<operations["adminRetrieveDiscountCondition"]> = /*#__PURE__*/ queryHook(adminRetrieveDiscountCondition);

/**
 * Update a discount
 *
 * Whether it is a pattern, and what kind of rule it has, cannot be changed.
 *
 * `POST /admin/discounts/{id}`
 * @example
 * const { mutate } = useAdminUpdateDiscount();
 * mutate({ id });
 */
export const useAdminUpdateDiscount: MutationHook<operations["adminUpdateDiscount"]> = /*#__PURE__*/ mutationHook(adminUpdateDiscount);

/**
 * Give a condition of a discount other records
 *
 * The list takes the place of the one before. The operator stays.
 *
 * `POST /admin/discounts/{id}/conditions/{condition_id}`
 * @example
 * const { mutate } = useAdminDiscountUpdateCondition();
 * mutate({ id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
 */
export const useAdminDiscountUpdateCondition: MutationHook<operations["adminUpdateDiscountCondition"]> = /*#__PURE__*/ mutationHook(adminUpdateDiscountCondition);
