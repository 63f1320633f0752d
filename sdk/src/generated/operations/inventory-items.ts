

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List inventory items
 *
 * Always includes the levels and the variants of each item, regardless of `expand`.
 *
 * `GET /admin/inventory-items`
 * @example
 * const { inventory_items } = await adminListInventoryItems(client, { query: { limit: 20 } });
 */
export const adminListInventoryItems: Operation<operations["adminListInventoryItems"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items", "", "-id");


export const adminCreateInventoryItem: Operation<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items");

/**
 * Retrieve an inventory item with its levels
 *
 * `GET /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminRetrieveInventoryItem(client, { id });
 */
export const adminRetrieveInventoryItem: Operation<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}");


export const adminUpdateInventoryItem: Operation<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}");


export const adminDeleteInventoryItem: Operation<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}");

/**
 * List the levels of an inventory item
 *
 * `fields` selects fields of the levels. There are no relations to expand.
 *
 * `GET /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminListInventoryItemLocationLevels(client, { id });
 */
export const adminListInventoryItemLocationLevels: Operation<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}/location-levels");


export const adminCreateInventoryItemLocationLevel: Operation<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels");


export const adminUpdateInventoryItemLocationLevel: Operation<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels/{location_id}");


export const adminDeleteInventoryItemLocationLevel: Operation<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}/location-levels/{location_id}");

