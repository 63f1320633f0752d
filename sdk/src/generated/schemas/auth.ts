// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminCreateSession`. */
export const adminCreateSessionBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminCreateToken`. */
export const adminCreateTokenBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `storeCreateSession`. */
export const storeCreateSessionBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `storeCreateToken`. */
export const storeCreateTokenBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});
