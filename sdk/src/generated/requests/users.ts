// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateUserBodySchema, adminRequestUserPasswordTokenBodySchema, adminResetUserPasswordBodySchema, adminUpdateUserBodySchema, dateComparisonSchema, userRoleSchema } from "./shared.ts";

/** `POST /admin/users` */
export const adminCreateUser: RequestFacts = {
  body: adminCreateUserBodySchema,
};

/** `GET /admin/users` */
export const adminListUsers: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "email": { "type": "string" }, "first_name": { "type": "string" }, "last_name": { "type": "string" }, "role[]": { "type": "array", "items": userRoleSchema }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","email","first_name","last_name","role","api_token"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","email","first_name","last_name","role","api_token"] } },
};

/** `POST /admin/users/password-token` */
export const adminRequestUserPasswordToken: RequestFacts = {
  body: adminRequestUserPasswordTokenBodySchema,
};

/** `POST /admin/users/reset-password` */
export const adminResetUserPassword: RequestFacts = {
  body: adminResetUserPasswordBodySchema,
};

/** `POST /admin/users/{id}` */
export const adminUpdateUser: RequestFacts = {
  body: adminUpdateUserBodySchema,
};
