// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/return-reasons.ts";

/**
 * Update a return reason
 *
 * Fields that you leave out keep their values. Returns show the updated reason.
 *
 * `POST /admin/return-reasons/{id}`
 * @example
 * const { return_reason } = await adminUpdateReturnReason(client, { id });
 */
export const adminUpdateReturnReason: Operation<operations["adminUpdateReturnReason"]> = /*#__PURE__*/ changing(calls.adminUpdateReturnReason, "orders return-reasons returns");
