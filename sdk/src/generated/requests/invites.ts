// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAcceptInviteBodySchema, adminCreateInviteBodySchema } from "./shared.ts";

/** `POST /admin/invites/accept` */
export const adminAcceptInvite: RequestFacts = {
  body: adminAcceptInviteBodySchema,
};

/** `POST /admin/invites` */
export const adminCreateInvite: RequestFacts = {
  body: adminCreateInviteBodySchema,
};
