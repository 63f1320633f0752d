// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateReturnReason, adminDeleteReturnReason, adminListReturnReasons, adminRetrieveReturnReason, storeListReturnReasons, storeRetrieveReturnReason } from "../operations/return-reasons.ts";
import { adminUpdateReturnReason } from "../writes/return-reasons.ts";

/**
 * Create a return reason
 *
 * A reason can stand below another one, but no deeper.
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
 * Returns that name it stay. A second time it is not found.
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
 * All of them at once. Reasons below another one are among its children.
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
 * What is left out stays. Returns that name it show it as it is now.
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
 * All of them at once.
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
