// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAuthorizeAppBodySchema } from "./shared.ts";

/** `POST /admin/apps/authorizations` */
export const adminAuthorizeApp: RequestFacts = {
  body: adminAuthorizeAppBodySchema,
};
