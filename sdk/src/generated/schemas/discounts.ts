// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { dateInputSchema, discountOperatorSchema, discountRuleInputSchema, discountRuleUpdateSchema, idInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminAddDiscountConditionResources`. */
export const adminAddDiscountConditionResourcesBody = /*#__PURE__*/ v.strictObject({
  resources: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminCreateDiscount`. */
export const adminCreateDiscountBody = /*#__PURE__*/ v.strictObject({
  code: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  starts_at: /*#__PURE__*/ v.exactOptional(dateInputSchema),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  valid_duration: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/u)))),
  usage_limit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  is_dynamic: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  rule: discountRuleInputSchema,
  regions: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminCreateDiscountCondition`. */
export const adminCreateDiscountConditionBody = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_collections: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  operator: discountOperatorSchema,
});

/** The body of `adminCreateDiscountDynamicCode`. */
export const adminCreateDiscountDynamicCodeBody = /*#__PURE__*/ v.strictObject({
  code: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
  usage_limit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.number()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminRemoveDiscountConditionResources`. */
export const adminRemoveDiscountConditionResourcesBody = /*#__PURE__*/ v.strictObject({
  resources: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminUpdateDiscount`. */
export const adminUpdateDiscountBody = /*#__PURE__*/ v.strictObject({
  code: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600))),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  starts_at: /*#__PURE__*/ v.exactOptional(dateInputSchema),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  valid_duration: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/u)))),
  usage_limit: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  rule: /*#__PURE__*/ v.exactOptional(discountRuleUpdateSchema),
  regions: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});

/** The body of `adminUpdateDiscountCondition`. */
export const adminUpdateDiscountConditionBody = /*#__PURE__*/ v.strictObject({
  products: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_types: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_collections: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  product_tags: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
  customer_groups: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string())),
});
