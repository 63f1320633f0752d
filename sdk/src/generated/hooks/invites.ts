// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAcceptInvite, adminCreateInvite, adminDeleteInvite, adminListInvites, adminResendInvite } from "../operations/invites.ts";

/**
 * Accept an invitation
 *
 * Creates the user and deletes the invitation. Doesn't sign the user in.
 *
 * `POST /admin/invites/accept`
 * @example
 * const { mutate } = useAdminAcceptInvite();
 * mutate({ body });
 */
export const useAdminAcceptInvite: MutationHook<operations["adminAcceptInvite"]> = /*#__PURE__*/ mutationHook(adminAcceptInvite);

/**
 * Invite a user to the admin
 *
 * If the address was already invited, the invitation gets the new role and a new token. An existing user's email address is
 * rejected. The server emits an event but doesn't send an email.
 *
 * `POST /admin/invites`
 * @example
 * const { mutate } = useAdminCreateInvite();
 * mutate({ body: { user: "ida@countertop.example", role: "member" } });
 */
export const useAdminCreateInvite: MutationHook<operations["adminCreateInvite"]> = /*#__PURE__*/ mutationHook(adminCreateInvite);

/**
 * Delete an invitation
 *
 * The invitation link stops working. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/invites/{id}`
 * @example
 * const { mutate } = useAdminDeleteInvite();
 * mutate({ id });
 */
export const useAdminDeleteInvite: MutationHook<operations["adminDeleteInvite"]> = /*#__PURE__*/ mutationHook(adminDeleteInvite);

/**
 * List pending invitations
 *
 * Includes expired invitations but not accepted ones.
 *
 * `GET /admin/invites`
 * @example
 * const { data } = useAdminInvites();
 */
export const useAdminInvites: QueryHook<operations["adminListInvites"]> = /*#__PURE__*/ queryHook(adminListInvites);

/**
 * Resend an invitation
 *
 * The invitation gets a new token, valid for seven days. An unknown invitation is rejected with 400.
 *
 * `POST /admin/invites/{id}/resend`
 * @example
 * const { mutate } = useAdminResendInvite();
 * mutate({ id });
 */
export const useAdminResendInvite: MutationHook<operations["adminResendInvite"]> = /*#__PURE__*/ mutationHook(adminResendInvite);
