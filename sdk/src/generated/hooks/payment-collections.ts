// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminRetrievePaymentCollection, storeRefreshPaymentCollectionSession, storeRetrievePaymentCollection, storeSetPaymentCollectionSession, storeSetPaymentCollectionSessions } from "../operations/payment-collections.ts";
import { adminDeletePaymentCollection, adminMarkPaymentCollectionAuthorized, adminUpdatePaymentCollection, storeAuthorizePaymentCollectionSession, storeAuthorizePaymentCollectionSessions } from "../writes/payment-collections.ts";

/**
 * Delete a payment collection
 *
 * Only for a collection that is canceled or not paid. The collection of an order edit can't be deleted (404). Deleting a
 * record that doesn't exist also succeeds.
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
 * Use this call for money that you received outside of the server. The server doesn't call a provider or create a
 * payment.
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
 * Asks each provider to reserve its amount. Sessions that are already authorized count and aren't authorized again.
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
 * Cancels the session at the provider and creates another one for the same amount, for example after a failure.
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
 * Anyone with the id can read it.
 *
 * `GET /store/payment-collections/{id}`
 * @example
 * const { data } = usePaymentCollection({ id });
 */
export const usePaymentCollection: QueryHook<operations["storeRetrievePaymentCollection"]> = /*#__PURE__*/ queryHook(storeRetrievePaymentCollection);

/**
 * Create a session of a payment collection
 *
 * One session for the entire amount replaces all others.
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
 * The amounts must add up to the amount of the collection, or the call fails with 500. A session with a `session_id` is updated;
 * sessions that you leave out are deleted.
 *
 * `POST /store/payment-collections/{id}/sessions/batch`
 * @example
 * const { mutate } = useManageMultiplePaymentSessions();
 * mutate({ id, body: { sessions: [{ provider_id: "manual", amount: 650 }, { provider_id: "manual", amount: 1000 }] } });
 */
export const useManageMultiplePaymentSessions: MutationHook<operations["storeSetPaymentCollectionSessions"]> = /*#__PURE__*/ mutationHook(storeSetPaymentCollectionSessions);
