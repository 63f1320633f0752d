// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminCreateNote`. */
export const adminCreateNoteBody = /*#__PURE__*/ v.strictObject({
  resource_type: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
  resource_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
  value: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminUpdateNote`. */
export const adminUpdateNoteBody = /*#__PURE__*/ v.strictObject({
  value: /*#__PURE__*/ v.string(),
});
