// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateInvite, adminDeleteInvite, adminListInvites, adminResendInvite } from "../operations/invites.ts";
import { adminAcceptInvite } from "../writes/invites.ts";

/**
 * Accept an invitation
 *
 * Creates the user, and the invitation is gone. It does not sign them in.
 *
 * `POST /admin/invites/accept`
 * @example
 * const { mutate } = useAdminAcceptInvite();
 * mutate({ body });
 */
export const useAdminAcceptInvite: MutationHook<operations["adminAcceptInvite"]> = /*#__PURE__*/ mutationHook(adminAcceptInvite);

/**
 * Invite someone to the admin
 *
 * An address that was invited already gets the new role and a new token; that of a user is refused. The server tells other
 * services of it; it sends no e-mail itself.
 *
 * `POST /admin/invites`
 * @example
 * const { mutate } = useAdminCreateInvite();
 * mutate({ body: { user: "ida@countertop.example", role: "member" } });
 */
export const useAdminCreateInvite: MutationHook<operations["adminCreateInvite"]> = /*#__PURE__*/ mutationHook(adminCreateInvite);

/**
 * Withdraw an invitation
 *
 * Its link is then refused. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/invites/{id}`
 * @example
 * const { mutate } = useAdminDeleteInvite();
 * mutate({ id });
 */
export const useAdminDeleteInvite: MutationHook<operations["adminDeleteInvite"]> = /*#__PURE__*/ mutationHook(adminDeleteInvite);

/**
 * List open invitations
 *
 * Accepted ones are not among them, expired ones are.
 *
 * `GET /admin/invites`
 * @example
 * const { data } = useAdminInvites();
 */
export const useAdminInvites: QueryHook<operations["adminListInvites"]> = /*#__PURE__*/ queryHook(adminListInvites);

/**
 * Resend an invitation
 *
 * It gets a new token and holds for seven days again. An unknown one is refused with 400.
 *
 * `POST /admin/invites/{id}/resend`
 * @example
 * const { mutate } = useAdminResendInvite();
 * mutate({ id });
 */
export const useAdminResendInvite: MutationHook<operations["adminResendInvite"]> = /*#__PURE__*/ mutationHook(adminResendInvite);
