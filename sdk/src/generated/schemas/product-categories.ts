// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { idInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminAddProductCategoryProducts`. */
export const adminAddProductCategoryProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminCreateProductCategory`. */
export const adminCreateProductCategoryBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600))),
  is_internal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  is_active: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  parent_category_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminRemoveProductCategoryProducts`. */
export const adminRemoveProductCategoryProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminUpdateProductCategory`. */
export const adminUpdateProductCategoryBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600))),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600))),
  is_internal: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  is_active: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  parent_category_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  rank: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647))),
});
