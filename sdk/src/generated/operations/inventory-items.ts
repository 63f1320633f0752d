

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List inventory items
 *
 * The list always includes each item's stock levels and variants, regardless of `expand`.
 *
 * `GET /admin/inventory-items`
 * @example
 * const { inventory_items } = await adminListInventoryItems(client, { query: { limit: 20 } });
 */
export const adminListInventoryItems: Operation<operations["adminListInventoryItems"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items", { order: "-id" });

/**
 * Create an inventory item for a variant
 *
 * A variant that is created while the inventory module is on already has an inventory item. `expand` and `fields` are
 * accepted but have no effect.
 *
 * `POST /admin/inventory-items`
 * @example
 * const { inventory_item } = await adminCreateInventoryItem(client, { body: { variant_id: "variant_01KGHGTK203Q5GNWNA13WT3EN2" } });
 */
export const adminCreateInventoryItem: Operation<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items", { changes: "inventory-items variants products" });

/**
 * Retrieve an inventory item with its stock levels
 *
 * `GET /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminRetrieveInventoryItem(client, { id });
 */
export const adminRetrieveInventoryItem: Operation<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}");

/**
 * Update an inventory item
 *
 * Fields that you leave out keep their values. To change quantities, update the item's stock levels.
 *
 * `POST /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItem(client, { id });
 */
export const adminUpdateInventoryItem: Operation<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}", { changes: "inventory-items variants reservations" });

/**
 * Delete an inventory item with its stock levels
 *
 * Deletes the item and its stock levels, and removes the item from its variants. The item's reservations aren't deleted.
 * Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/inventory-items/{id}`
 * @example
 * const { deleted } = await adminDeleteInventoryItem(client, { id });
 */
export const adminDeleteInventoryItem: Operation<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}", { changes: "inventory-items variants products reservations" });

/**
 * List the stock levels of an inventory item
 *
 * `fields` selects fields of the stock levels, which have no relations to expand.
 *
 * `GET /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminListInventoryItemLocationLevels(client, { id });
 */
export const adminListInventoryItemLocationLevels: Operation<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ operation("GET", "/admin/inventory-items/{id}/location-levels");

/**
 * Add a stock location to an inventory item
 *
 * A location where the item already has a level is rejected with 422.
 *
 * `POST /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminCreateInventoryItemLocationLevel(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
 */
export const adminCreateInventoryItemLocationLevel: Operation<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels", { changes: "inventory-items variants products" });

/**
 * Update the stock level of an inventory item at a stock location
 *
 * The quantities that you send replace the previous ones. The server calculates the reserved quantity from the reservations.
 *
 * `POST /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminUpdateInventoryItemLocationLevel: Operation<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("POST", "/admin/inventory-items/{id}/location-levels/{location_id}", { changes: "inventory-items variants products" });

/**
 * Remove a stock location from an inventory item
 *
 * The server rejects this call while stock at the location is reserved.
 *
 * `DELETE /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminDeleteInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminDeleteInventoryItemLocationLevel: Operation<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ operation("DELETE", "/admin/inventory-items/{id}/location-levels/{location_id}", { changes: "inventory-items variants products" });

