// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { refundReasonSchema } from "./components.ts";

/** The body of `adminRefundPayment`. */
export const adminRefundPaymentBody = /*#__PURE__*/ v.strictObject({
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  reason: refundReasonSchema,
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});
