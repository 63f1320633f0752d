

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List open invitations
 *
 * Accepted ones are not among them, expired ones are.
 *
 * `GET /admin/invites`
 * @example
 * const { invites } = await adminListInvites(client);
 */
export const adminListInvites: Operation<operations["adminListInvites"]> = /*#__PURE__*/ operation("GET", "/admin/invites");

/**
 * Invite someone to the admin
 *
 * An address that was invited already gets the new role and a new token; that of a user is refused. The server tells other
 * services of it; it sends no e-mail itself.
 *
 * `POST /admin/invites`
 * @example
 * await adminCreateInvite(client, { body: { user: "ida@countertop.example", role: "member" } });
 */
export const adminCreateInvite: Operation<operations["adminCreateInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites");


export const adminAcceptInvite: Operation<operations["adminAcceptInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites/accept");

/**
 * Withdraw an invitation
 *
 * Its link is then refused. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/invites/{id}`
 * @example
 * const { deleted } = await adminDeleteInvite(client, { id });
 */
export const adminDeleteInvite: Operation<operations["adminDeleteInvite"]> = /*#__PURE__*/ operation("DELETE", "/admin/invites/{id}");

/**
 * Resend an invitation
 *
 * It gets a new token and holds for seven days again. An unknown one is refused with 400.
 *
 * `POST /admin/invites/{id}/resend`
 * @example
 * await adminResendInvite(client, { id });
 */
export const adminResendInvite: Operation<operations["adminResendInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites/{id}/resend");

