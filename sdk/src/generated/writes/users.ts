// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/users.ts";

/**
 * Delete a user
 *
 * The user can no longer sign in. Notes and records that refer to the user aren't deleted. Deleting a record that doesn't exist also
 * succeeds.
 *
 * `DELETE /admin/users/{id}`
 * @example
 * const { deleted } = await adminDeleteUser(client, { id });
 */
export const adminDeleteUser: Operation<operations["adminDeleteUser"]> = /*#__PURE__*/ changing(calls.adminDeleteUser, "users auth");

/**
 * Request a link to reset a password
 *
 * Also succeeds for unknown addresses, so that nobody can find out who is a user.
 *
 * `POST /admin/users/password-token`
 * @example
 * await adminRequestUserPasswordToken(client, { body: { email: "jonas@countertop.example" } });
 */
export const adminRequestUserPasswordToken: Operation<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ changing(calls.adminRequestUserPasswordToken, "");

/**
 * Reset a password
 *
 * The server responds with 500 if the token has expired or is invalid.
 *
 * `POST /admin/users/reset-password`
 * @example
 * const { user } = await adminResetUserPassword(client, { body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoidXNyIn0.signature", password: "another-long-password" } });
 */
export const adminResetUserPassword: Operation<operations["adminResetUserPassword"]> = /*#__PURE__*/ changing(calls.adminResetUserPassword, "");

/**
 * Update a user
 *
 * Fields that you leave out keep their values. You can't change the email address or the password here.
 * The server's response includes `password_hash`, which the SDK removes.
 *
 * `POST /admin/users/{id}`
 * @example
 * const { user } = await adminUpdateUser(client, { id });
 */
export const adminUpdateUser: Operation<operations["adminUpdateUser"]> = /*#__PURE__*/ changing(calls.adminUpdateUser, "users auth");
