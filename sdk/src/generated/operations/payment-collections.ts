

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve a payment collection
 *
 * `GET /admin/payment-collections/{id}`
 * @example
 * const { payment_collection } = await adminRetrievePaymentCollection(client, { id });
 */
export const adminRetrievePaymentCollection: Operation<operations["adminRetrievePaymentCollection"]> = /*#__PURE__*/ operation("GET", "/admin/payment-collections/{id}");


export const adminUpdatePaymentCollection: Operation<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ operation("POST", "/admin/payment-collections/{id}");


export const adminDeletePaymentCollection: Operation<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ operation("DELETE", "/admin/payment-collections/{id}");


export const adminMarkPaymentCollectionAuthorized: Operation<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ operation("POST", "/admin/payment-collections/{id}/authorize");

/**
 * Retrieve a payment collection
 *
 * Anyone with the id can read it.
 *
 * `GET /store/payment-collections/{id}`
 * @example
 * const { payment_collection } = await storeRetrievePaymentCollection(client, { id });
 */
export const storeRetrievePaymentCollection: Operation<operations["storeRetrievePaymentCollection"]> = /*#__PURE__*/ operation("GET", "/store/payment-collections/{id}");

/**
 * Choose how to pay a payment collection
 *
 * One session for the whole amount takes the place of all others.
 *
 * `POST /store/payment-collections/{id}/sessions`
 * @example
 * const { payment_collection } = await storeSetPaymentCollectionSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentCollectionSession: Operation<operations["storeSetPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions");

/**
 * Split a payment collection over several sessions
 *
 * The amounts must add up to the amount of the collection, or the call ends in 500. A session with a `session_id` is
 * changed; those that are not named are removed.
 *
 * `POST /store/payment-collections/{id}/sessions/batch`
 * @example
 * const { payment_collection } = await storeSetPaymentCollectionSessions(client, { id, body: { sessions: [{ provider_id: "manual", amount: 650 }, { provider_id: "manual", amount: 1000 }] } });
 */
export const storeSetPaymentCollectionSessions: Operation<operations["storeSetPaymentCollectionSessions"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/batch");


export const storeAuthorizePaymentCollectionSessions: Operation<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/batch/authorize");

/**
 * Refresh a session of a payment collection
 *
 * Drops the session at the provider and prepares another one for the same amount, for instance after it failed.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}`
 * @example
 * const { payment_session } = await storeRefreshPaymentCollectionSession(client, { id, session_id });
 */
export const storeRefreshPaymentCollectionSession: Operation<operations["storeRefreshPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}");


export const storeAuthorizePaymentCollectionSession: Operation<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}/authorize");

