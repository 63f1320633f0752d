// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { invitedUserSchema, userRoleSchema } from "./components.ts";

/** The body of `adminAcceptInvite`. */
export const adminAcceptInviteBody = /*#__PURE__*/ v.strictObject({
  token: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
  user: invitedUserSchema,
});

/** The body of `adminCreateInvite`. */
export const adminCreateInviteBody = /*#__PURE__*/ v.strictObject({
  user: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address")),
  role: userRoleSchema,
});
