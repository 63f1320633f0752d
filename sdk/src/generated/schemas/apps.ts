// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminAuthorizeApp`. */
export const adminAuthorizeAppBody = /*#__PURE__*/ v.strictObject({
  application_name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  state: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  code: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});
