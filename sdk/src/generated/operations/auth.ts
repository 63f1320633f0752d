

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
export const adminRetrieveSession: Operation<operations["adminRetrieveSession"]> = /*#__PURE__*/ operation("GET", "/admin/auth", { record: "user" });

/**
 * Sign in to the admin
 *
 * Sets the session cookie. Discard all data that you read before signing in, because it may be different now.
 *
 * `POST /admin/auth`
 * @example
 * const { user } = await adminCreateSession(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateSession: Operation<operations["adminCreateSession"]> = /*#__PURE__*/ operation("POST", "/admin/auth", { open: true, record: "user" });

/**
 * Sign out of the admin
 *
 * Ends the session. A token that was issued remains valid until it expires.
 *
 * `DELETE /admin/auth`
 * @example
 * await adminDeleteSession(client);
 */
export const adminDeleteSession: Operation<operations["adminDeleteSession"]> = /*#__PURE__*/ operation("DELETE", "/admin/auth", { expects: "text", token: "drop" });

/**
 * Create a token for the admin
 *
 * Use this call for clients without cookies. Send the token as a bearer token. It is valid for 24 hours.
 *
 * `POST /admin/auth/token`
 * @example
 * const { access_token } = await adminCreateToken(client, { body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const adminCreateToken: Operation<operations["adminCreateToken"]> = /*#__PURE__*/ operation("POST", "/admin/auth/token", { open: true, token: "keep", record: "access_token", recordType: "string" });

/**
 * Retrieve the current customer
 *
 * `GET /store/auth`
 * @example
 * const { customer } = await storeRetrieveSession(client);
 */
export const storeRetrieveSession: Operation<operations["storeRetrieveSession"]> = /*#__PURE__*/ operation("GET", "/store/auth", { record: "customer" });

/**
 * Sign in as a customer
 *
 * Sets the session cookie.
 *
 * `POST /store/auth`
 * @example
 * const { customer } = await storeCreateSession(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateSession: Operation<operations["storeCreateSession"]> = /*#__PURE__*/ operation("POST", "/store/auth", { changes: "auth customers", record: "customer" });

/**
 * Sign out as a customer
 *
 * Ends the session. A token that was issued remains valid until it expires. Carts aren't deleted.
 *
 * `DELETE /store/auth`
 * @example
 * await storeDeleteSession(client);
 */
export const storeDeleteSession: Operation<operations["storeDeleteSession"]> = /*#__PURE__*/ operation("DELETE", "/store/auth", { changes: "auth customers", expects: "text", token: "drop" });

/**
 * Create a token for a customer
 *
 * Use this call for clients without cookies. Send the token as a bearer token. It is valid for 30 days.
 *
 * `POST /store/auth/token`
 * @example
 * const { access_token } = await storeCreateToken(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateToken: Operation<operations["storeCreateToken"]> = /*#__PURE__*/ operation("POST", "/store/auth/token", { changes: "auth customers", token: "keep", record: "access_token", recordType: "string" });

/**
 * Check whether an account with this email address exists
 *
 * Ignores guests, because they don't have an account.
 *
 * `GET /store/auth/{email}`
 * @example
 * const { exists } = await storeCheckEmail(client, { email });
 */
export const storeCheckEmail: Operation<operations["storeCheckEmail"]> = /*#__PURE__*/ operation("GET", "/store/auth/{email}", { record: "exists", recordType: "boolean" });

