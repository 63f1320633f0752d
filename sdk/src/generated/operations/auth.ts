

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Who is signed in to the admin
 *
 * `GET /admin/auth`
 * @example
 * const { user } = await adminRetrieveSession(client);
 */
export const adminRetrieveSession: Operation<operations["adminRetrieveSession"]> = /*#__PURE__*/ operation("GET", "/admin/auth");

/**
 * Sign in to the admin
 *
 * Sets the session cookie. Everything that was read before may look different now, so forget it.
 *
 * `POST /admin/auth`
 * @example
 * const { user } = await adminCreateSession(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateSession: Operation<operations["adminCreateSession"]> = /*#__PURE__*/ operation("POST", "/admin/auth");

/**
 * Sign out of the admin
 *
 * Ends the session of the cookie. A token that was issued stays valid until it expires.
 *
 * `DELETE /admin/auth`
 * @example
 * await adminDeleteSession(client);
 */
export const adminDeleteSession: Operation<operations["adminDeleteSession"]> = /*#__PURE__*/ operation("DELETE", "/admin/auth");

/**
 * Get a token for the admin
 *
 * For clients that keep no cookies. Send the token as a bearer token; it is valid for 24 hours.
 *
 * `POST /admin/auth/token`
 * @example
 * const { access_token } = await adminCreateToken(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateToken: Operation<operations["adminCreateToken"]> = /*#__PURE__*/ operation("POST", "/admin/auth/token");

/**
 * Who is signed in to the shop
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
 * Whether an account with this e-mail address exists
 *
 * Only customers with an account count; one who bought as a guest does not.
 *
 * `GET /store/auth/{email}`
 * @example
 * const { exists } = await storeCheckEmail(client, { email });
 */
export const storeCheckEmail: Operation<operations["storeCheckEmail"]> = /*#__PURE__*/ operation("GET", "/store/auth/{email}");

