

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List return reasons
 *
 * Returns all reasons at once. Each reason includes its child reasons.
 *
 * `GET /admin/return-reasons`
 * @example
 * const { return_reasons } = await adminListReturnReasons(client);
 */
export const adminListReturnReasons: Operation<operations["adminListReturnReasons"]> = /*#__PURE__*/ operation("GET", "/admin/return-reasons", { record: "return_reasons" });

/**
 * Create a return reason
 *
 * A reason can have a parent, but not a grandparent.
 *
 * `POST /admin/return-reasons`
 * @example
 * const { return_reason } = await adminCreateReturnReason(client, { body: { value: "broken_on_the_way", label: "Broken on the way" } });
 */
export const adminCreateReturnReason: Operation<operations["adminCreateReturnReason"]> = /*#__PURE__*/ operation("POST", "/admin/return-reasons");

/**
 * Retrieve a return reason
 *
 * `GET /admin/return-reasons/{id}`
 * @example
 * const { return_reason } = await adminRetrieveReturnReason(client, { id });
 */
export const adminRetrieveReturnReason: Operation<operations["adminRetrieveReturnReason"]> = /*#__PURE__*/ operation("GET", "/admin/return-reasons/{id}");

/**
 * Update a return reason
 *
 * Fields that you leave out keep their values. Existing returns show the updated reason.
 *
 * `POST /admin/return-reasons/{id}`
 * @example
 * const { return_reason } = await adminUpdateReturnReason(client, { id });
 */
export const adminUpdateReturnReason: Operation<operations["adminUpdateReturnReason"]> = /*#__PURE__*/ operation("POST", "/admin/return-reasons/{id}", { changes: "orders return-reasons returns" });

/**
 * Delete a return reason
 *
 * Existing returns keep the reason. A second call returns 404.
 *
 * `DELETE /admin/return-reasons/{id}`
 * @example
 * const { deleted } = await adminDeleteReturnReason(client, { id });
 */
export const adminDeleteReturnReason: Operation<operations["adminDeleteReturnReason"]> = /*#__PURE__*/ operation("DELETE", "/admin/return-reasons/{id}");

/**
 * List return reasons
 *
 * Returns all reasons at once.
 *
 * `GET /store/return-reasons`
 * @example
 * const { return_reasons } = await storeListReturnReasons(client);
 */
export const storeListReturnReasons: Operation<operations["storeListReturnReasons"]> = /*#__PURE__*/ operation("GET", "/store/return-reasons", { record: "return_reasons" });

/**
 * Retrieve a return reason
 *
 * `GET /store/return-reasons/{id}`
 * @example
 * const { return_reason } = await storeRetrieveReturnReason(client, { id });
 */
export const storeRetrieveReturnReason: Operation<operations["storeRetrieveReturnReason"]> = /*#__PURE__*/ operation("GET", "/store/return-reasons/{id}");

