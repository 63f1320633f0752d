// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddDiscountConditionResourcesBodySchema, adminCreateDiscountBodySchema, adminCreateDiscountConditionBodySchema, adminCreateDiscountDynamicCodeBodySchema, adminRemoveDiscountConditionResourcesBodySchema, adminUpdateDiscountBodySchema, adminUpdateDiscountConditionBodySchema, dateComparisonSchema, discountRuleFilterSchema } from "./shared.ts";

/** `POST /admin/discounts/{id}/conditions/{condition_id}/batch` */
export const adminAddDiscountConditionResources: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminAddDiscountConditionResourcesBodySchema,
};

/** `POST /admin/discounts` */
export const adminCreateDiscount: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminCreateDiscountBodySchema,
};

/** `POST /admin/discounts/{id}/conditions` */
export const adminCreateDiscountCondition: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminCreateDiscountConditionBodySchema,
};

/** `POST /admin/discounts/{id}/dynamic-codes` */
export const adminCreateDiscountDynamicCode: RequestFacts = {
  body: adminCreateDiscountDynamicCodeBodySchema,
};

/** `DELETE /admin/discounts/{id}/conditions/{condition_id}` */
export const adminDeleteDiscountCondition: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
};

/** `GET /admin/discounts` */
export const adminListDiscounts: RequestFacts = {
  query: { "rule": discountRuleFilterSchema, "is_dynamic": { "type": "boolean" }, "is_disabled": { "type": "boolean" }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","code","is_dynamic","is_disabled","rule_id","parent_discount_id","starts_at","ends_at","valid_duration","usage_limit","usage_count"] }, "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
};

/** `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch` */
export const adminRemoveDiscountConditionResources: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminRemoveDiscountConditionResourcesBodySchema,
};

/** `GET /admin/discounts/{id}` */
export const adminRetrieveDiscount: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
};

/** `GET /admin/discounts/code/{code}` */
export const adminRetrieveDiscountByCode: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
};

/** `GET /admin/discounts/{id}/conditions/{condition_id}` */
export const adminRetrieveDiscountCondition: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["discount_rule","products","product_types","product_collections","product_tags","customer_groups"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","type","operator","discount_rule_id","discount_rule","products","product_types","product_collections","product_tags","customer_groups"] } },
};

/** `POST /admin/discounts/{id}` */
export const adminUpdateDiscount: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminUpdateDiscountBodySchema,
};

/** `POST /admin/discounts/{id}/conditions/{condition_id}` */
export const adminUpdateDiscountCondition: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["rule","parent_discount","regions"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"] } },
  body: adminUpdateDiscountConditionBodySchema,
};
