// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/payment-collections.ts";

/**
 * Delete a payment collection
 *
 * Only for a collection that is canceled or not paid. The collection of an order edit can't be deleted (404). Deleting a
 * record that doesn't exist also succeeds.
 *
 * `DELETE /admin/payment-collections/{id}`
 * @example
 * const { deleted } = await adminDeletePaymentCollection(client, { id });
 */
export const adminDeletePaymentCollection: Operation<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ changing(calls.adminDeletePaymentCollection, "order-edits payment-collections");

/**
 * Mark a payment collection as authorized
 *
 * Use this call for money that you received outside of the server. The server doesn't call a provider or create a
 * payment.
 *
 * `POST /admin/payment-collections/{id}/authorize`
 * @example
 * const { payment_collection } = await adminMarkPaymentCollectionAuthorized(client, { id });
 */
export const adminMarkPaymentCollectionAuthorized: Operation<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ changing(calls.adminMarkPaymentCollectionAuthorized, "order-edits orders payment-collections");

/**
 * Update a payment collection
 *
 * The amount and the status can't be changed. Fields that you leave out keep their values.
 *
 * `POST /admin/payment-collections/{id}`
 * @example
 * const { payment_collection } = await adminUpdatePaymentCollection(client, { id });
 */
export const adminUpdatePaymentCollection: Operation<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ changing(calls.adminUpdatePaymentCollection, "order-edits payment-collections");

/**
 * Authorize a session of a payment collection
 *
 * Asks the provider to reserve the amount. A session that is already authorized doesn't change.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}/authorize`
 * @example
 * const { payment_session } = await storeAuthorizePaymentCollectionSession(client, { id, session_id });
 */
export const storeAuthorizePaymentCollectionSession: Operation<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ changing(calls.storeAuthorizePaymentCollectionSession, "order-edits orders payment-collections payments");

/**
 * Authorize several sessions of a payment collection
 *
 * Asks each provider to reserve its amount. Sessions that are already authorized count and aren't authorized again.
 *
 * `POST /store/payment-collections/{id}/sessions/batch/authorize`
 * @example
 * const { payment_collection } = await storeAuthorizePaymentCollectionSessions(client, { id, body: { session_ids: ["ps_01KM34KSY0H2E2420N08ANYRMW"] } });
 */
export const storeAuthorizePaymentCollectionSessions: Operation<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ changing(calls.storeAuthorizePaymentCollectionSessions, "order-edits orders payment-collections payments");
