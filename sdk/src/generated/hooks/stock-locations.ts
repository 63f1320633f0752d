// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateStockLocation, adminDeleteStockLocation, adminListStockLocations, adminRetrieveStockLocation, adminUpdateStockLocation } from "../operations/stock-locations.ts";

/**
 * Create a stock location
 *
 * A new location has no stock, and no sales channel uses it yet.
 *
 * `POST /admin/stock-locations`
 * @example
 * const { mutate } = useAdminCreateStockLocation();
 * mutate({ body: { name: "Workshop Porto" } });
 */
export const useAdminCreateStockLocation: MutationHook<operations["adminCreateStockLocation"]> = /*#__PURE__*/ mutationHook(adminCreateStockLocation);

/**
 * Delete a stock location with its stock levels
 *
 * Also deletes the location's stock levels and reservations, and removes the location from sales channels.
 *
 * `DELETE /admin/stock-locations/{id}`
 * @example
 * const { mutate } = useAdminDeleteStockLocation();
 * mutate({ id });
 */
export const useAdminDeleteStockLocation: MutationHook<operations["adminDeleteStockLocation"]> = /*#__PURE__*/ mutationHook(adminDeleteStockLocation);

/**
 * List stock locations
 *
 * To include the address or the sales channels, expand `address` or `sales_channels`.
 *
 * `GET /admin/stock-locations`
 * @example
 * const { data } = useAdminStockLocations({ query: { limit: 20 } });
 */
export const useAdminStockLocations: QueryHook<operations["adminListStockLocations"]> = /*#__PURE__*/ queryHook(adminListStockLocations);

/**
 * Retrieve a stock location
 *
 * To include the address or the sales channels, expand `address` or `sales_channels`.
 *
 * `GET /admin/stock-locations/{id}`
 * @example
 * const { data } = useAdminStockLocation({ id });
 */
export const useAdminStockLocation: QueryHook<operations["adminRetrieveStockLocation"]> = /*#__PURE__*/ queryHook(adminRetrieveStockLocation);

/**
 * Update a stock location
 *
 * This call can expand only `address`. To get the sales channels, retrieve the location.
 *
 * `POST /admin/stock-locations/{id}`
 * @example
 * const { mutate } = useAdminUpdateStockLocation();
 * mutate({ id });
 */
export const useAdminUpdateStockLocation: MutationHook<operations["adminUpdateStockLocation"]> = /*#__PURE__*/ mutationHook(adminUpdateStockLocation);
