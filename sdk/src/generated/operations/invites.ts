

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List pending invitations
 *
 * Includes expired invitations but not accepted ones.
 *
 * `GET /admin/invites`
 * @example
 * const { invites } = await adminListInvites(client);
 */
export const adminListInvites: Operation<operations["adminListInvites"]> = /*#__PURE__*/ operation("GET", "/admin/invites", { record: "invites" });

/**
 * Invite a user to the admin
 *
 * If the address was already invited, the invitation gets the new role and a new token. An existing user's email address is
 * rejected. The server emits an event but doesn't send an email.
 *
 * `POST /admin/invites`
 * @example
 * await adminCreateInvite(client, { body: { user: "ida@countertop.example", role: "member" } });
 */
export const adminCreateInvite: Operation<operations["adminCreateInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites", { expects: "text" });

/**
 * Accept an invitation
 *
 * Creates the user and deletes the invitation. Doesn't sign the user in.
 *
 * `POST /admin/invites/accept`
 * @example
 * await adminAcceptInvite(client, { body });
 */
export const adminAcceptInvite: Operation<operations["adminAcceptInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites/accept", { changes: "invites users", expects: "text", open: true });

/**
 * Delete an invitation
 *
 * The invitation link stops working. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/invites/{id}`
 * @example
 * const { deleted } = await adminDeleteInvite(client, { id });
 */
export const adminDeleteInvite: Operation<operations["adminDeleteInvite"]> = /*#__PURE__*/ operation("DELETE", "/admin/invites/{id}");

/**
 * Resend an invitation
 *
 * The invitation gets a new token, valid for seven days. An unknown invitation is rejected with 400.
 *
 * `POST /admin/invites/{id}/resend`
 * @example
 * await adminResendInvite(client, { id });
 */
export const adminResendInvite: Operation<operations["adminResendInvite"]> = /*#__PURE__*/ operation("POST", "/admin/invites/{id}/resend", { expects: "text" });

