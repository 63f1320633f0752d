// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAuthorizeAppBody } from "../schemas/apps.ts";

/** `POST /admin/apps/authorizations` */
export const adminAuthorizeApp: RequestFacts = {
  body: adminAuthorizeAppBody,
};
