// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAcceptInviteBody, adminCreateInviteBody } from "../schemas/invites.ts";

/** `POST /admin/invites/accept` */
export const adminAcceptInvite: RequestFacts = {
  body: adminAcceptInviteBody,
};

/** `POST /admin/invites` */
export const adminCreateInvite: RequestFacts = {
  body: adminCreateInviteBody,
};
