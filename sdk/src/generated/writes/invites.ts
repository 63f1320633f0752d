// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/invites.ts";

/**
 * Accept an invitation
 *
 * Creates the user and deletes the invitation. Doesn't sign the user in.
 *
 * `POST /admin/invites/accept`
 * @example
 * await adminAcceptInvite(client, { body });
 */
export const adminAcceptInvite: Operation<operations["adminAcceptInvite"]> = /*#__PURE__*/ changing(calls.adminAcceptInvite, "invites users");
