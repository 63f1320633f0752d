// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateStockLocation, adminListStockLocations, adminRetrieveStockLocation, adminUpdateStockLocation } from "../operations/stock-locations.ts";
import { adminDeleteStockLocation } from "../writes/stock-locations.ts";

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
 * Delete a stock location with its levels
 *
 * Also deletes the location's levels and reservations, and removes it from sales channels.
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
 * Expand address or sales_channels to include them.
 *
 * `GET /admin/stock-locations`
 * @example
 * const { data } = useAdminStockLocations({ query: { limit: 20 } });
 */
export const useAdminStockLocations: QueryHook<operations["adminListStockLocations"]> = /*#__PURE__*/ queryHook(adminListStockLocations);

/**
 * Retrieve a stock location
 *
 * Expand address or sales_channels to include them.
 *
 * `GET /admin/stock-locations/{id}`
 * @example
 * const { data } = useAdminStockLocation({ id });
 */
export const useAdminStockLocation: QueryHook<operations["adminRetrieveStockLocation"]> = /*#__PURE__*/ queryHook(adminRetrieveStockLocation);

/**
 * Update a stock location
 *
 * Expand only the address here.
 *
 * `POST /admin/stock-locations/{id}`
 * @example
 * const { mutate } = useAdminUpdateStockLocation();
 * mutate({ id });
 */
export const useAdminUpdateStockLocation: MutationHook<operations["adminUpdateStockLocation"]> = /*#__PURE__*/ mutationHook(adminUpdateStockLocation);
