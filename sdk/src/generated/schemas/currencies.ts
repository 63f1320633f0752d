// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminUpdateCurrency`. */
export const adminUpdateCurrencyBody = /*#__PURE__*/ v.strictObject({
  includes_tax: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.boolean()),
});
