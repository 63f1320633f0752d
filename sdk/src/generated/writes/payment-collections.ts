// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/payment-collections.ts";

/**
 * Delete a payment collection
 *
 * Only one that is canceled or not paid; and none that an order edit refers to, which ends in 404. Deleting what is not
 * there succeeds too.
 *
 * `DELETE /admin/payment-collections/{id}`
 * @example
 * const { deleted } = await adminDeletePaymentCollection(client, { id });
 */
export const adminDeletePaymentCollection: Operation<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ changing(calls.adminDeletePaymentCollection, "order-edits payment-collections");

/**
 * Mark a payment collection as authorized
 *
 * For money that comes another way. No provider is asked and no payment is made.
 *
 * `POST /admin/payment-collections/{id}/authorize`
 * @example
 * const { payment_collection } = await adminMarkPaymentCollectionAuthorized(client, { id });
 */
export const adminMarkPaymentCollectionAuthorized: Operation<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ changing(calls.adminMarkPaymentCollectionAuthorized, "order-edits orders payment-collections");

/**
 * Update a payment collection
 *
 * Neither the amount nor the status can be changed. What is left out stays.
 *
 * `POST /admin/payment-collections/{id}`
 * @example
 * const { payment_collection } = await adminUpdatePaymentCollection(client, { id });
 */
export const adminUpdatePaymentCollection: Operation<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ changing(calls.adminUpdatePaymentCollection, "order-edits payment-collections");

/**
 * Authorize a session of a payment collection
 *
 * Asks the provider to reserve the amount. One that is authorized already stays as it is.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}/authorize`
 * @example
 * const { payment_session } = await storeAuthorizePaymentCollectionSession(client, { id, session_id });
 */
export const storeAuthorizePaymentCollectionSession: Operation<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ changing(calls.storeAuthorizePaymentCollectionSession, "order-edits orders payment-collections payments");

/**
 * Authorize several sessions of a payment collection
 *
 * Asks each provider to reserve its amount. Sessions that are authorized already count and are not authorized
 * again.
 *
 * `POST /store/payment-collections/{id}/sessions/batch/authorize`
 * @example
 * const { payment_collection } = await storeAuthorizePaymentCollectionSessions(client, { id, body: { session_ids: ["ps_01KM34KSY0H2E2420N08ANYRMW"] } });
 */
export const storeAuthorizePaymentCollectionSessions: Operation<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ changing(calls.storeAuthorizePaymentCollectionSessions, "order-edits orders payment-collections payments");
