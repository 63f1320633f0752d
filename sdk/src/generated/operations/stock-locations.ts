

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List stock locations
 *
 * To include the address or the sales channels, expand `address` or `sales_channels`.
 *
 * `GET /admin/stock-locations`
 * @example
 * const { stock_locations } = await adminListStockLocations(client, { query: { limit: 20 } });
 */
export const adminListStockLocations: Operation<operations["adminListStockLocations"]> = /*#__PURE__*/ operation("GET", "/admin/stock-locations", { order: "-id" });

/**
 * Create a stock location
 *
 * A new location has no stock, and no sales channel uses it yet.
 *
 * `POST /admin/stock-locations`
 * @example
 * const { stock_location } = await adminCreateStockLocation(client, { body: { name: "Workshop Porto" } });
 */
export const adminCreateStockLocation: Operation<operations["adminCreateStockLocation"]> = /*#__PURE__*/ operation("POST", "/admin/stock-locations");

/**
 * Retrieve a stock location
 *
 * To include the address or the sales channels, expand `address` or `sales_channels`.
 *
 * `GET /admin/stock-locations/{id}`
 * @example
 * const { stock_location } = await adminRetrieveStockLocation(client, { id });
 */
export const adminRetrieveStockLocation: Operation<operations["adminRetrieveStockLocation"]> = /*#__PURE__*/ operation("GET", "/admin/stock-locations/{id}");

/**
 * Update a stock location
 *
 * This call can expand only `address`. To get the sales channels, retrieve the location.
 *
 * `POST /admin/stock-locations/{id}`
 * @example
 * const { stock_location } = await adminUpdateStockLocation(client, { id });
 */
export const adminUpdateStockLocation: Operation<operations["adminUpdateStockLocation"]> = /*#__PURE__*/ operation("POST", "/admin/stock-locations/{id}");

/**
 * Delete a stock location with its stock levels
 *
 * Also deletes the location's stock levels and reservations, and removes the location from sales channels.
 *
 * `DELETE /admin/stock-locations/{id}`
 * @example
 * const { deleted } = await adminDeleteStockLocation(client, { id });
 */
export const adminDeleteStockLocation: Operation<operations["adminDeleteStockLocation"]> = /*#__PURE__*/ operation("DELETE", "/admin/stock-locations/{id}", { changes: "stock-locations sales-channels inventory-items reservations products variants" });

