// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddDiscountConditionResourcesBody, adminCreateDiscountBody, adminCreateDiscountConditionBody, adminCreateDiscountDynamicCodeBody, adminRemoveDiscountConditionResourcesBody, adminUpdateDiscountBody, adminUpdateDiscountConditionBody } from "../schemas/discounts.ts";
import { dateComparisonSchema, discountRuleFilterSchema } from "../schemas/components.ts";

/** `POST /admin/discounts/{id}/conditions/{condition_id}/batch` */
export const adminAddDiscountConditionResources: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminAddDiscountConditionResourcesBody,
};

/** `POST /admin/discounts` */
export const adminCreateDiscount: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminCreateDiscountBody,
};

/** `POST /admin/discounts/{id}/conditions` */
export const adminCreateDiscountCondition: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminCreateDiscountConditionBody,
};

/** `POST /admin/discounts/{id}/dynamic-codes` */
export const adminCreateDiscountDynamicCode: RequestFacts = {
  body: adminCreateDiscountDynamicCodeBody,
};

/** `DELETE /admin/discounts/{id}/conditions/{condition_id}` */
export const adminDeleteDiscountCondition: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
};

/** `GET /admin/discounts` */
export const adminListDiscounts: RequestFacts = {
  query: { "rule": discountRuleFilterSchema, "is_dynamic": /*#__PURE__*/ v.boolean(), "is_disabled": /*#__PURE__*/ v.boolean(), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","code","is_dynamic","is_disabled","rule_id","parent_discount_id","starts_at","ends_at","valid_duration","usage_limit","usage_count"]), "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
};

/** `DELETE /admin/discounts/{id}/conditions/{condition_id}/batch` */
export const adminRemoveDiscountConditionResources: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminRemoveDiscountConditionResourcesBody,
};

/** `GET /admin/discounts/{id}` */
export const adminRetrieveDiscount: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
};

/** `GET /admin/discounts/code/{code}` */
export const adminRetrieveDiscountByCode: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
};

/** `GET /admin/discounts/{id}/conditions/{condition_id}` */
export const adminRetrieveDiscountCondition: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["discount_rule","products","product_types","product_collections","product_tags","customer_groups"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","type","operator","discount_rule_id","discount_rule","products","product_types","product_collections","product_tags","customer_groups"], ["discount_rule","products","product_types","product_collections","product_tags","customer_groups"]) },
};

/** `POST /admin/discounts/{id}` */
export const adminUpdateDiscount: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminUpdateDiscountBody,
};

/** `POST /admin/discounts/{id}/conditions/{condition_id}` */
export const adminUpdateDiscountCondition: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["rule","parent_discount","regions"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","code","is_dynamic","is_disabled","rule_id","rule","parent_discount_id","parent_discount","starts_at","ends_at","valid_duration","usage_limit","usage_count","regions"], ["rule","parent_discount","regions"]) },
  body: adminUpdateDiscountConditionBody,
};
