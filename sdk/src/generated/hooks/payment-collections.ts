// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminDeletePaymentCollection, adminMarkPaymentCollectionAuthorized, adminRetrievePaymentCollection, adminUpdatePaymentCollection, storeAuthorizePaymentCollectionSession, storeAuthorizePaymentCollectionSessions, storeRefreshPaymentCollectionSession, storeRetrievePaymentCollection, storeSetPaymentCollectionSession, storeSetPaymentCollectionSessions } from "../operations/payment-collections.ts";

/**
 * Delete a payment collection
 *
 * Only a collection that is canceled or not paid can be deleted. For the collection of an order edit, the call returns 404.
 * Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/payment-collections/{id}`
 * @example
 * const { mutate } = useAdminDeletePaymentCollection();
 * mutate({ id });
 */
export const useAdminDeletePaymentCollection: MutationHook<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ mutationHook(adminDeletePaymentCollection);

/**
 * Mark a payment collection as authorized
 *
 * Use this call for payments that the server doesn't process, such as cash. The server doesn't call a provider or
 * create a payment.
 *
 * `POST /admin/payment-collections/{id}/authorize`
 * @example
 * const { mutate } = useAdminMarkPaymentCollectionAsAuthorized();
 * mutate({ id });
 */
export const useAdminMarkPaymentCollectionAsAuthorized: MutationHook<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ mutationHook(adminMarkPaymentCollectionAuthorized);

/**
 * Retrieve a payment collection
 *
 * `GET /admin/payment-collections/{id}`
 * @example
 * const { data } = useAdminPaymentCollection({ id });
 */
export const useAdminPaymentCollection: QueryHook<operations["adminRetrievePaymentCollection"]> = /*#__PURE__*/ queryHook(adminRetrievePaymentCollection);

/**
 * Update a payment collection
 *
 * The amount and the status can't be changed. Fields that you leave out keep their values.
 *
 * `POST /admin/payment-collections/{id}`
 * @example
 * const { mutate } = useAdminUpdatePaymentCollection();
 * mutate({ id });
 */
export const useAdminUpdatePaymentCollection: MutationHook<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ mutationHook(adminUpdatePaymentCollection);

/**
 * Authorize a session of a payment collection
 *
 * Asks the provider to reserve the amount. A session that is already authorized doesn't change.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}/authorize`
 * @example
 * const { mutate } = useAuthorizePaymentSession();
 * mutate({ id, session_id });
 */
export const useAuthorizePaymentSession: MutationHook<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ mutationHook(storeAuthorizePaymentCollectionSession);

/**
 * Authorize several sessions of a payment collection
 *
 * Asks each session's provider to reserve the session's amount. Sessions that are already authorized aren't authorized again.
 *
 * `POST /store/payment-collections/{id}/sessions/batch/authorize`
 * @example
 * const { mutate } = useAuthorizePaymentSessionsBatch();
 * mutate({ id, body: { session_ids: ["ps_01KM34KSY0H2E2420N08ANYRMW"] } });
 */
export const useAuthorizePaymentSessionsBatch: MutationHook<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ mutationHook(storeAuthorizePaymentCollectionSessions);

/**
 * Refresh a session of a payment collection
 *
 * Cancels the session at the provider and creates a new one for the same amount, for example after a failure.
 *
 * `POST /store/payment-collections/{id}/sessions/{session_id}`
 * @example
 * const { mutate } = usePaymentCollectionRefreshPaymentSession();
 * mutate({ id, session_id });
 */
export const usePaymentCollectionRefreshPaymentSession: MutationHook<operations["storeRefreshPaymentCollectionSession"]> = /*#__PURE__*/ mutationHook(storeRefreshPaymentCollectionSession);

/**
 * Retrieve a payment collection
 *
 * Anyone with the id can read the payment collection.
 *
 * `GET /store/payment-collections/{id}`
 * @example
 * const { data } = usePaymentCollection({ id });
 */
export const usePaymentCollection: QueryHook<operations["storeRetrievePaymentCollection"]> = /*#__PURE__*/ queryHook(storeRetrievePaymentCollection);

/**
 * Create a session of a payment collection
 *
 * The new session is for the entire amount, and replaces all other sessions.
 *
 * `POST /store/payment-collections/{id}/sessions`
 * @example
 * const { mutate } = useManagePaymentSession();
 * mutate({ id, body: { provider_id: "manual" } });
 */
export const useManagePaymentSession: MutationHook<operations["storeSetPaymentCollectionSession"]> = /*#__PURE__*/ mutationHook(storeSetPaymentCollectionSession);

/**
 * Create several sessions of a payment collection
 *
 * The amounts must add up to the collection's amount, or the call fails with 500. A session with a `session_id` is updated;
 * sessions that you leave out are deleted.
 *
 * `POST /store/payment-collections/{id}/sessions/batch`
 * @example
 * const { mutate } = useManageMultiplePaymentSessions();
 * mutate({ id, body: { sessions: [{ provider_id: "manual", amount: 650 }, { provider_id: "manual", amount: 1000 }] } });
 */
export const useManageMultiplePaymentSessions: MutationHook<operations["storeSetPaymentCollectionSessions"]> = /*#__PURE__*/ mutationHook(storeSetPaymentCollectionSessions);
