// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateUser, adminDeleteUser, adminListUsers, adminRequestUserPasswordToken, adminResetUserPassword, adminRetrieveUser, adminUpdateUser } from "../operations/users.ts";

/**
 * Create a user
 *
 * An email address that is already in use is rejected with 400.
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
 * The user can no longer sign in. Notes and records that refer to the user aren't deleted. Deleting a record that doesn't exist also
 * succeeds.
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
 * Users have no relations to expand.
 *
 * `GET /admin/users`
 * @example
 * const { data } = useAdminUsers({ query: { limit: 20 } });
 */
export const useAdminUsers: QueryHook<operations["adminListUsers"]> = /*#__PURE__*/ queryHook(adminListUsers);

/**
 * Request a link to reset a password
 *
 * The call also succeeds for unknown addresses, so that nobody can find out who is a user.
 *
 * `POST /admin/users/password-token`
 * @example
 * const { mutate } = useAdminSendResetPasswordToken();
 * mutate({ body: { email: "jonas@countertop.example" } });
 */
export const useAdminSendResetPasswordToken: MutationHook<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ mutationHook(adminRequestUserPasswordToken);

/**
 * Reset a password
 *
 * The server returns 500 if the token has expired or was already used.
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
 * Fields that you leave out keep their values. You can't change the email address or the password here.
 * The server's response includes `password_hash`, which the SDK removes.
 *
 * `POST /admin/users/{id}`
 * @example
 * const { mutate } = useAdminUpdateUser();
 * mutate({ id });
 */
export const useAdminUpdateUser: MutationHook<operations["adminUpdateUser"]> = /*#__PURE__*/ mutationHook(adminUpdateUser);
