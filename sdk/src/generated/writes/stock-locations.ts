// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/stock-locations.ts";

/**
 * Delete a stock location with its levels
 *
 * Also deletes the location's levels and reservations, and removes it from sales channels.
 *
 * `DELETE /admin/stock-locations/{id}`
 * @example
 * const { deleted } = await adminDeleteStockLocation(client, { id });
 */
export const adminDeleteStockLocation: Operation<operations["adminDeleteStockLocation"]> = /*#__PURE__*/ changing(calls.adminDeleteStockLocation, "stock-locations sales-channels inventory-items reservations products variants");
