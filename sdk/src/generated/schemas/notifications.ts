// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminResendNotification`. */
export const adminResendNotificationBody = /*#__PURE__*/ v.strictObject({
  to: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
