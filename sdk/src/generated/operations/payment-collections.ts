

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

/**
 * Update a payment collection
 *
 * The amount and the status can't be changed. Fields that you leave out keep their values.
 *
 * `POST /admin/payment-collections/{id}`
 * @example
 * const { payment_collection } = await adminUpdatePaymentCollection(client, { id });
 */
export const adminUpdatePaymentCollection: Operation<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ operation("POST", "/admin/payment-collections/{id}", { changes: "order-edits payment-collections" });

/**
 * Delete a payment collection
 *
 * Only a collection that is canceled or not paid can be deleted. For the collection of an order edit, the call returns 404.
 * Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/payment-collections/{id}`
 * @example
 * const { deleted } = await adminDeletePaymentCollection(client, { id });
 */
export const adminDeletePaymentCollection: Operation<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ operation("DELETE", "/admin/payment-collections/{id}", { changes: "order-edits payment-collections" });

/**
 * Mark a payment collection as authorized
 *
 * Use this call for payments that the server doesn't process, such as cash. The server doesn't call a provider or
 * create a payment.
 *
 * `POST /admin/payment-collections/{id}/authorize`
 * @example
 * const { payment_collection } = await adminMarkPaymentCollectionAuthorized(client, { id });
 */
export const adminMarkPaymentCollectionAuthorized: Operation<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ operation("POST", "/admin/payment-collections/{id}/authorize", { changes: "order-edits orders payment-collections" });

/**
 * Retrieve a payment collection
 *
 * Anyone with the id can read the payment collection.
 *
 * `GET /store/payment-collections/{id}`
 * @example
 * const { payment_collection } = await storeRetrievePaymentCollection(client, { id });
 */
export const storeRetrievePaymentCollection: Operation<operations["storeRetrievePaymentCollection"]> = /*#__PURE__*/ operation("GET", "/store/payment-collections/{id}");

/**
 * Create a session of a payment collection
 *
 * The new session is for the entire amount, and replaces all other sessions.
 *
 * `POST /store/payment-collections/{id}/sessions`
 * @example
 * const { payment_collection } = await storeSetPaymentCollectionSession(client, { id, body: { provider_id: "manual" } });
 */
export const storeSetPaymentCollectionSession: Operation<operations["storeSetPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions");

/**
 * Create several sessions of a payment collection
 *
 * The amounts must add up to the collection's amount, or the call fails with 500. A session with a `session_id` is updated;
 * sessions that you leave out are deleted.
 *
 * `POST /store/payment-collections/{id}/sessions/batch`
 * @example
 * const { payment_collection } = await storeSetPaymentCollectionSessions(client, { id, body: { sessions: [{ provider_id: "manual", amount: 650 }, { provider_id: "manual", amount: 1000 }] } });
 */
export const storeSetPaymentCollectionSessions: Operation<operations["storeSetPaymentCollectionSessions"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/batch");

/**
 * Authorize several sessions of a payment collection
 *
 * Asks each session's provider to reserve the session's amount. Sessions that are already authorized aren't authorized again.
 *
 * `POST /store/payment-collections/{id}/sessions/batch/authorize`
 * @example
 * const { payment_collection } = await storeAuthorizePaymentCollectionSessions(client, { id, body: { session_ids: ["ps_01KM34KSY0H2E2420N08ANYRMW"] } });
 */
export const storeAuthorizePaymentCollectionSessions: Operation<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/batch/authorize", { changes: "order-edits orders payment-collections payments" });

/**
 * Refresh a session of a payment collection
 *
 * Cancels the session at the provider and creates a new one for the same amount, for example after a failure.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}`
 * @example
 * const { payment_session } = await storeRefreshPaymentCollectionSession(client, { id, session_id });
 */
export const storeRefreshPaymentCollectionSession: Operation<operations["storeRefreshPaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}", { record: "payment_session" });

/**
 * Authorize a session of a payment collection
 *
 * Asks the provider to reserve the amount. A session that is already authorized doesn't change.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}/authorize`
 * @example
 * const { payment_session } = await storeAuthorizePaymentCollectionSession(client, { id, session_id });
 */
export const storeAuthorizePaymentCollectionSession: Operation<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ operation("POST", "/store/payment-collections/{id}/sessions/{session_id}/authorize", { changes: "order-edits orders payment-collections payments", record: "payment_session" });

