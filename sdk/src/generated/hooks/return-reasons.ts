// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateReturnReason, adminDeleteReturnReason, adminListReturnReasons, adminRetrieveReturnReason, adminUpdateReturnReason, storeListReturnReasons, storeRetrieveReturnReason } from "../operations/return-reasons.ts";

/**
 * Create a return reason
 *
 * A reason can have a parent, but not a grandparent.
 *
 * `POST /admin/return-reasons`
 * @example
 * const { mutate } = useAdminCreateReturnReason();
 * mutate({ body: { value: "broken_on_the_way", label: "Broken on the way" } });
 */
export const useAdminCreateReturnReason: MutationHook<operations["adminCreateReturnReason"]> = /*#__PURE__*/ mutationHook(adminCreateReturnReason);

/**
 * Delete a return reason
 *
 * Existing returns keep the reason. A second call returns 404.
 *
 * `DELETE /admin/return-reasons/{id}`
 * @example
 * const { mutate } = useAdminDeleteReturnReason();
 * mutate({ id });
 */
export const useAdminDeleteReturnReason: MutationHook<operations["adminDeleteReturnReason"]> = /*#__PURE__*/ mutationHook(adminDeleteReturnReason);

/**
 * List return reasons
 *
 * Returns all reasons at once. Each reason includes its child reasons.
 *
 * `GET /admin/return-reasons`
 * @example
 * const { data } = useAdminReturnReasons();
 */
export const useAdminReturnReasons: QueryHook<operations["adminListReturnReasons"]> = /*#__PURE__*/ queryHook(adminListReturnReasons);

/**
 * Retrieve a return reason
 *
 * `GET /admin/return-reasons/{id}`
 * @example
 * const { data } = useAdminReturnReason({ id });
 */
export const useAdminReturnReason: QueryHook<operations["adminRetrieveReturnReason"]> = /*#__PURE__*/ queryHook(adminRetrieveReturnReason);

/**
 * Update a return reason
 *
 * Fields that you leave out keep their values. Existing returns show the updated reason.
 *
 * `POST /admin/return-reasons/{id}`
 * @example
 * const { mutate } = useAdminUpdateReturnReason();
 * mutate({ id });
 */
export const useAdminUpdateReturnReason: MutationHook<operations["adminUpdateReturnReason"]> = /*#__PURE__*/ mutationHook(adminUpdateReturnReason);

/**
 * List return reasons
 *
 * Returns all reasons at once.
 *
 * `GET /store/return-reasons`
 * @example
 * const { data } = useReturnReasons();
 */
export const useReturnReasons: QueryHook<operations["storeListReturnReasons"]> = /*#__PURE__*/ queryHook(storeListReturnReasons);

/**
 * Retrieve a return reason
 *
 * `GET /store/return-reasons/{id}`
 * @example
 * const { data } = useReturnReason({ id });
 */
export const useReturnReason: QueryHook<operations["storeRetrieveReturnReason"]> = /*#__PURE__*/ queryHook(storeRetrieveReturnReason);
