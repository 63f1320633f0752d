// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminCreateAnalyticsConfig`. */
export const adminCreateAnalyticsConfigBody = /*#__PURE__*/ v.strictObject({
  opt_out: /*#__PURE__*/ v.boolean(),
  anonymize: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});

/** The body of `adminUpdateAnalyticsConfig`. */
export const adminUpdateAnalyticsConfigBody = /*#__PURE__*/ v.strictObject({
  opt_out: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
  anonymize: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});
