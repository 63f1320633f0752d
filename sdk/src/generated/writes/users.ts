// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/users.ts";

/**
 * Delete a user
 *
 * The user can no longer sign in. Notes and records that name the user stay. Deleting what is not there succeeds
 * too.
 *
 * `DELETE /admin/users/{id}`
 * @example
 * const { deleted } = await adminDeleteUser(client, { id });
 */
export const adminDeleteUser: Operation<operations["adminDeleteUser"]> = /*#__PURE__*/ changing(calls.adminDeleteUser, "users auth");

/**
 * Ask for a link to choose a new password
 *
 * Succeeds also for addresses that are not known, so that nobody can find out who is a user.
 *
 * `POST /admin/users/password-token`
 * @example
 * await adminRequestUserPasswordToken(client, { body: { email: "jonas@countertop.example" } });
 */
export const adminRequestUserPasswordToken: Operation<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ changing(calls.adminRequestUserPasswordToken, "");

/**
 * Choose a new password
 *
 * A token that is out of date or was tampered with ends in 500.
 *
 * `POST /admin/users/reset-password`
 * @example
 * const { user } = await adminResetUserPassword(client, { body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoidXNyIn0.signature", password: "another-long-password" } });
 */
export const adminResetUserPassword: Operation<operations["adminResetUserPassword"]> = /*#__PURE__*/ changing(calls.adminResetUserPassword, "");

/**
 * Update a user
 *
 * The e-mail address cannot be changed, and a password only by its own calls. What is left out stays. The server's
 * answer also holds `password_hash`, which is nobody's business: the SDK takes it out before anything sees it.
 *
 * `POST /admin/users/{id}`
 * @example
 * const { user } = await adminUpdateUser(client, { id });
 */
export const adminUpdateUser: Operation<operations["adminUpdateUser"]> = /*#__PURE__*/ changing(calls.adminUpdateUser, "users auth");
