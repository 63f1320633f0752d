// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema, userRoleSchema } from "./components.ts";

/** The body of `adminCreateUser`. */
export const adminCreateUserBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  password: /*#__PURE__*/ v.string(),
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  role: /*#__PURE__*/ v.exactOptional(userRoleSchema),
});

/** The body of `adminRequestUserPasswordToken`. */
export const adminRequestUserPasswordTokenBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
});

/** The body of `adminResetUserPassword`. */
export const adminResetUserPasswordBody = /*#__PURE__*/ v.strictObject({
  email: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"))),
  token: /*#__PURE__*/ v.string(),
  password: /*#__PURE__*/ v.string(),
});

/** The body of `adminUpdateUser`. */
export const adminUpdateUserBody = /*#__PURE__*/ v.strictObject({
  first_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  last_name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  role: /*#__PURE__*/ v.exactOptional(userRoleSchema),
  api_token: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
