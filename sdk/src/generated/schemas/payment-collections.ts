// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema, sessionInputSchema } from "./components.ts";

/** The body of `adminUpdatePaymentCollection`. */
export const adminUpdatePaymentCollectionBody = /*#__PURE__*/ v.strictObject({
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `storeAuthorizePaymentCollectionSessions`. */
export const storeAuthorizePaymentCollectionSessionsBody = /*#__PURE__*/ v.strictObject({
  session_ids: /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()),
});

/** The body of `storeSetPaymentCollectionSession`. */
export const storeSetPaymentCollectionSessionBody = /*#__PURE__*/ v.strictObject({
  provider_id: /*#__PURE__*/ v.string(),
});

/** The body of `storeSetPaymentCollectionSessions`. */
export const storeSetPaymentCollectionSessionsBody = /*#__PURE__*/ v.strictObject({
  sessions: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(sessionInputSchema), /*#__PURE__*/ v.minLength(1)),
});
