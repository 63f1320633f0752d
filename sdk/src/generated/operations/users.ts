

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List users
 *
 * Users have no relations to expand.
 *
 * `GET /admin/users`
 * @example
 * const { users } = await adminListUsers(client, { query: { limit: 20 } });
 */
export const adminListUsers: Operation<operations["adminListUsers"]> = /*#__PURE__*/ operation("GET", "/admin/users", { order: "-id" });

/**
 * Create a user
 *
 * An email address that is already in use is rejected with 400.
 *
 * `POST /admin/users`
 * @example
 * const { user } = await adminCreateUser(client, { body: { email: "jonas@countertop.example", password: "a-long-password" } });
 */
export const adminCreateUser: Operation<operations["adminCreateUser"]> = /*#__PURE__*/ operation("POST", "/admin/users");

/**
 * Request a link to reset a password
 *
 * The call also succeeds for unknown addresses, so that nobody can find out who is a user.
 *
 * `POST /admin/users/password-token`
 * @example
 * await adminRequestUserPasswordToken(client, { body: { email: "jonas@countertop.example" } });
 */
export const adminRequestUserPasswordToken: Operation<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ operation("POST", "/admin/users/password-token", { changes: "", expects: "nothing", open: true });

/**
 * Reset a password
 *
 * The server returns 500 if the token has expired or was already used.
 *
 * `POST /admin/users/reset-password`
 * @example
 * const { user } = await adminResetUserPassword(client, { body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoidXNyIn0.signature", password: "another-long-password" } });
 */
export const adminResetUserPassword: Operation<operations["adminResetUserPassword"]> = /*#__PURE__*/ operation("POST", "/admin/users/reset-password", { changes: "", open: true });

/**
 * Retrieve a user
 *
 * `GET /admin/users/{id}`
 * @example
 * const { user } = await adminRetrieveUser(client, { id });
 */
export const adminRetrieveUser: Operation<operations["adminRetrieveUser"]> = /*#__PURE__*/ operation("GET", "/admin/users/{id}");

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
export const adminUpdateUser: Operation<operations["adminUpdateUser"]> = /*#__PURE__*/ operation("POST", "/admin/users/{id}", { changes: "users auth" });

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
export const adminDeleteUser: Operation<operations["adminDeleteUser"]> = /*#__PURE__*/ operation("DELETE", "/admin/users/{id}", { changes: "users auth" });

