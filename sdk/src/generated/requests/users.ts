// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateUserBody, adminRequestUserPasswordTokenBody, adminResetUserPasswordBody, adminUpdateUserBody } from "../schemas/users.ts";
import { dateComparisonSchema, userRoleSchema } from "../schemas/components.ts";

/** `POST /admin/users` */
export const adminCreateUser: RequestFacts = {
  body: adminCreateUserBody,
};

/** `GET /admin/users` */
export const adminListUsers: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "email": /*#__PURE__*/ v.string(), "first_name": /*#__PURE__*/ v.string(), "last_name": /*#__PURE__*/ v.string(), "role[]": /*#__PURE__*/ v.array(userRoleSchema), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","email","first_name","last_name","role","api_token"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","role","api_token"]) },
};

/** `POST /admin/users/password-token` */
export const adminRequestUserPasswordToken: RequestFacts = {
  body: adminRequestUserPasswordTokenBody,
};

/** `POST /admin/users/reset-password` */
export const adminResetUserPassword: RequestFacts = {
  body: adminResetUserPasswordBody,
};

/** `POST /admin/users/{id}` */
export const adminUpdateUser: RequestFacts = {
  body: adminUpdateUserBody,
};
