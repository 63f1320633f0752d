// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { dateInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminCreateGiftCard`. */
export const adminCreateGiftCardBody = /*#__PURE__*/ v.strictObject({
  region_id: /*#__PURE__*/ v.string(),
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateGiftCard`. */
export const adminUpdateGiftCardBody = /*#__PURE__*/ v.strictObject({
  region_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  balance: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0), /*#__PURE__*/ v.maxValue(2147483647))),
  is_disabled: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  ends_at: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(dateInputSchema)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
