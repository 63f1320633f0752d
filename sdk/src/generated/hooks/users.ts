// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateUser, adminListUsers, adminRetrieveUser } from "../operations/users.ts";
import { adminDeleteUser, adminRequestUserPasswordToken, adminResetUserPassword, adminUpdateUser } from "../writes/users.ts";

/**
 * Create a user
 *
 * An e-mail address that is taken is refused with 400.
 *
 * `POST /admin/users`
 * @example
 * const { mutate } = useAdminCreateUser();
 * mutate({ body: { email: "jonas@countertop.example", password: "a-long-password" } });
 */
export const useAdminCreateUser: MutationHook<operations["adminCreateUser"]> = /*#__PURE__*/ mutationHook(adminCreateUser);

/**
 * Delete a user
 *
 * The user can no longer sign in. Notes and records that name the user stay. Deleting what is not there succeeds
 * too.
 *
 * `DELETE /admin/users/{id}`
 * @example
 * const { mutate } = useAdminDeleteUser();
 * mutate({ id });
 */
export const useAdminDeleteUser: MutationHook<operations["adminDeleteUser"]> = /*#__PURE__*/ mutationHook(adminDeleteUser);

/**
 * List users
 *
 * There is nothing to expand.
 *
 * `GET /admin/users`
 * @example
 * const { data } = useAdminUsers({ query: { limit: 20 } });
 */
export const useAdminUsers: QueryHook<operations["adminListUsers"]> = /*#__PURE__*/ queryHook(adminListUsers);

/**
 * Ask for a link to choose a new password
 *
 * Succeeds also for addresses that are not known, so that nobody can find out who is a user.
 *
 * `POST /admin/users/password-token`
 * @example
 * const { mutate } = useAdminSendResetPasswordToken();
 * mutate({ body: { email: "jonas@countertop.example" } });
 */
export const useAdminSendResetPasswordToken: MutationHook<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ mutationHook(adminRequestUserPasswordToken);

/**
 * Choose a new password
 *
 * A token that is out of date or was tampered with ends in 500.
 *
 * `POST /admin/users/reset-password`
 * @example
 * const { mutate } = useAdminResetPassword();
 * mutate({ body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoidXNyIn0.signature", password: "another-long-password" } });
 */
export const useAdminResetPassword: MutationHook<operations["adminResetUserPassword"]> = /*#__PURE__*/ mutationHook(adminResetUserPassword);

/**
 * Retrieve a user
 *
 * `GET /admin/users/{id}`
 * @example
 * const { data } = useAdminUser({ id });
 */
export const useAdminUser: QueryHook<operations["adminRetrieveUser"]> = /*#__PURE__*/ queryHook(adminRetrieveUser);

/**
 * Update a user
 *
 * The e-mail address cannot be changed, and a password only by its own calls. What is left out stays. The server's
 * answer also holds `password_hash`, which is nobody's business: the SDK takes it out before anything sees it.
 *
 * `POST /admin/users/{id}`
 * @example
 * const { mutate } = useAdminUpdateUser();
 * mutate({ id });
 */
export const useAdminUpdateUser: MutationHook<operations["adminUpdateUser"]> = /*#__PURE__*/ mutationHook(adminUpdateUser);
