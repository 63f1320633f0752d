

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List users
 *
 * There are no relations to expand.
 *
 * `GET /admin/users`
 * @example
 * const { users } = await adminListUsers(client, { query: { limit: 20 } });
 */
export const adminListUsers: Operation<operations["adminListUsers"]> = /*#__PURE__*/ operation("GET", "/admin/users", "", "-id");

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


export const adminRequestUserPasswordToken: Operation<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ operation("POST", "/admin/users/password-token");


export const adminResetUserPassword: Operation<operations["adminResetUserPassword"]> = /*#__PURE__*/ operation("POST", "/admin/users/reset-password");

/**
 * Retrieve a user
 *
 * `GET /admin/users/{id}`
 * @example
 * const { user } = await adminRetrieveUser(client, { id });
 */
export const adminRetrieveUser: Operation<operations["adminRetrieveUser"]> = /*#__PURE__*/ operation("GET", "/admin/users/{id}");


export const adminUpdateUser: Operation<operations["adminUpdateUser"]> = /*#__PURE__*/ operation("POST", "/admin/users/{id}");


export const adminDeleteUser: Operation<operations["adminDeleteUser"]> = /*#__PURE__*/ operation("DELETE", "/admin/users/{id}");

