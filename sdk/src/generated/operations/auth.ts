

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve the current admin user
 *
 * `GET /admin/auth`
 * @example
 * const { user } = await adminRetrieveSession(client);
 */
export const adminRetrieveSession: Operation<operations["adminRetrieveSession"]> = /*#__PURE__*/ operation("GET", "/admin/auth");

/**
 * Sign in to the admin
 *
 * Sets the session cookie. Discard all data that you read before signing in, because it may be different now.
 *
 * `POST /admin/auth`
 * @example
 * const { user } = await adminCreateSession(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateSession: Operation<operations["adminCreateSession"]> = /*#__PURE__*/ operation("POST", "/admin/auth");

/**
 * Sign out of the admin
 *
 * Ends the session. A token that was issued remains valid until it expires.
 *
 * `DELETE /admin/auth`
 * @example
 * await adminDeleteSession(client);
 */
export const adminDeleteSession: Operation<operations["adminDeleteSession"]> = /*#__PURE__*/ operation("DELETE", "/admin/auth");

/**
 * Create a token for the admin
 *
 * For clients without cookies. Send it as a bearer token. It is valid for 24 hours.
 *
 * `POST /admin/auth/token`
 * @example
 * const { access_token } = await adminCreateToken(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateToken: Operation<operations["adminCreateToken"]> = /*#__PURE__*/ operation("POST", "/admin/auth/token");

/**
 * Retrieve the current customer
 *
 * `GET /store/auth`
 * @example
 * const { customer } = await storeRetrieveSession(client);
 */
export const storeRetrieveSession: Operation<operations["storeRetrieveSession"]> = /*#__PURE__*/ operation("GET", "/store/auth");


export const storeCreateSession: Operation<operations["storeCreateSession"]> = /*#__PURE__*/ operation("POST", "/store/auth");


export const storeDeleteSession: Operation<operations["storeDeleteSession"]> = /*#__PURE__*/ operation("DELETE", "/store/auth");


export const storeCreateToken: Operation<operations["storeCreateToken"]> = /*#__PURE__*/ operation("POST", "/store/auth/token");

/**
 * Check whether an account with this email address exists
 *
 * Doesn't include guests.
 *
 * `GET /store/auth/{email}`
 * @example
 * const { exists } = await storeCheckEmail(client, { email });
 */
export const storeCheckEmail: Operation<operations["storeCheckEmail"]> = /*#__PURE__*/ operation("GET", "/store/auth/{email}");

