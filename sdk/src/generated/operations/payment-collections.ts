

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
 * Create a session of a payment collection
 *
 * One session for the entire amount replaces all others.
 *
 * `POST /store/payment-collections/{id}/sessions`
 * @example
 * const { payment_collection } = await storeSetPaymentCollectionSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentCollectionSession: Operation<operations["storeSetPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions");

/**
 * Create several sessions of a payment collection
 *
 * The amounts must add up to the amount of the collection, or the call fails with 500. A session with a `session_id` is updated;
 * sessions that you leave out are deleted.
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
 * Cancels the session at the provider and creates another one for the same amount, for example after a failure.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}`
 * @example
 * const { payment_session } = await storeRefreshPaymentCollectionSession(client, { id, session_id });
 */
export const storeRefreshPaymentCollectionSession: Operation<operations["storeRefreshPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}");


export const storeAuthorizePaymentCollectionSession: Operation<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}/authorize");

