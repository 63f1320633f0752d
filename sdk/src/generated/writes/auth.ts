// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/auth.ts";

/**
 * Sign in as a customer
 *
 * Sets the session cookie.
 *
 * `POST /store/auth`
 * @example
 * const { customer } = await storeCreateSession(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateSession: Operation<operations["storeCreateSession"]> = /*#__PURE__*/ changing(calls.storeCreateSession, "auth customers");

/**
 * Create a token for a customer
 *
 * For clients without cookies. Send it as a bearer token. It is valid for 30 days.
 *
 * `POST /store/auth/token`
 * @example
 * const { access_token } = await storeCreateToken(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateToken: Operation<operations["storeCreateToken"]> = /*#__PURE__*/ changing(calls.storeCreateToken, "auth customers");

/**
 * Sign out as a customer
 *
 * Ends the session. A token that was issued remains valid until it expires. Carts aren't deleted.
 *
 * `DELETE /store/auth`
 * @example
 * await storeDeleteSession(client);
 */
export const storeDeleteSession: Operation<operations["storeDeleteSession"]> = /*#__PURE__*/ changing(calls.storeDeleteSession, "auth customers");
