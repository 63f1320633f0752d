// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema } from "./components.ts";

/** The body of `adminAddOrderEditLineItem`. */
export const adminAddOrderEditLineItemBody = /*#__PURE__*/ v.strictObject({
  variant_id: /*#__PURE__*/ v.string(),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminCreateOrderEdit`. */
export const adminCreateOrderEditBody = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ v.string(),
  internal_note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  created_by: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

/** The body of `adminRequestOrderEditConfirmation`. */
export const adminRequestOrderEditConfirmationBody = /*#__PURE__*/ v.strictObject({
  payment_collection_description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});

/** The body of `adminUpdateOrderEdit`. */
export const adminUpdateOrderEditBody = /*#__PURE__*/ v.strictObject({
  internal_note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});

/** The body of `adminUpdateOrderEditLineItem`. */
export const adminUpdateOrderEditLineItemBody = /*#__PURE__*/ v.strictObject({
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(1), /*#__PURE__*/ v.maxValue(2147483647)),
});

/** The body of `storeDeclineOrderEdit`. */
export const storeDeclineOrderEditBody = /*#__PURE__*/ v.strictObject({
  declined_reason: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
