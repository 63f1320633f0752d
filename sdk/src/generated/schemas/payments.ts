// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { refundReasonSchema } from "./components.ts";

/** The body of `adminRefundPayment`. */
export const adminRefundPaymentBody = /*#__PURE__*/ v.strictObject({
  amount: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer()),
  reason: refundReasonSchema,
  note: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
});
