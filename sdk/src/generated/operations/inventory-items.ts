

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List things in stock
 *
 * Each with its levels and the variants that it is sold as, with any `expand`.
 *
 * `GET /admin/inventory-items`
 * @example
 * const { inventory_items } = await adminListInventoryItems(client, { query: { limit: 20 } });
 */
export const adminListInventoryItems: Operation<operations["adminListInventoryItems"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items", "", "-id");


export const adminCreateInventoryItem: Operation<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items");

/**
 * Retrieve a thing in stock with its levels
 *
 * `GET /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminRetrieveInventoryItem(client, { id });
 */
export const adminRetrieveInventoryItem: Operation<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}");


export const adminUpdateInventoryItem: Operation<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}");


export const adminDeleteInventoryItem: Operation<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}");

/**
 * List how many of a thing lie where
 *
 * `fields` names fields of the levels. There is nothing to expand.
 *
 * `GET /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminListInventoryItemLocationLevels(client, { id });
 */
export const adminListInventoryItemLocationLevels: Operation<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}/location-levels");


export const adminCreateInventoryItemLocationLevel: Operation<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels");


export const adminUpdateInventoryItemLocationLevel: Operation<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels/{location_id}");


export const adminDeleteInventoryItemLocationLevel: Operation<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}/location-levels/{location_id}");

