// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema } from "./components.ts";

/** The body of `adminCreateReturnReason`. */
export const adminCreateReturnReasonBody = /*#__PURE__*/ v.strictObject({
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)),
  label: /*#__PURE__*/ v.string(),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  parent_return_reason_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateReturnReason`. */
export const adminUpdateReturnReasonBody = /*#__PURE__*/ v.strictObject({
  value: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600))),
  label: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
