// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/inventory-items.ts";

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
export const adminCreateInventoryItem: Operation<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ changing(calls.adminCreateInventoryItem, "inventory-items variants products");

/**
 * Add a stock location to an inventory item
 *
 * A location where the item already has a level is rejected with 422.
 *
 * `POST /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminCreateInventoryItemLocationLevel(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
 */
export const adminCreateInventoryItemLocationLevel: Operation<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminCreateInventoryItemLocationLevel, "inventory-items variants products");

/**
 * Delete an inventory item with its levels
 *
 * Deletes the levels, and variants no longer use the item. Its reservations remain, without an item. Deleting a record that
 * doesn't exist also succeeds.
 *
 * `DELETE /admin/inventory-items/{id}`
 * @example
 * const { deleted } = await adminDeleteInventoryItem(client, { id });
 */
export const adminDeleteInventoryItem: Operation<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ changing(calls.adminDeleteInventoryItem, "inventory-items variants products reservations");

/**
 * Remove a stock location from an inventory item
 *
 * Rejected while stock at the location is reserved.
 *
 * `DELETE /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminDeleteInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminDeleteInventoryItemLocationLevel: Operation<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminDeleteInventoryItemLocationLevel, "inventory-items variants products");

/**
 * Update an inventory item
 *
 * Fields that you leave out keep their values. Change quantities in the item's levels.
 *
 * `POST /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItem(client, { id });
 */
export const adminUpdateInventoryItem: Operation<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ changing(calls.adminUpdateInventoryItem, "inventory-items variants reservations");

/**
 * Update the level of an inventory item at a stock location
 *
 * The numbers replace the previous ones. The reserved quantity is calculated from the reservations.
 *
 * `POST /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminUpdateInventoryItemLocationLevel: Operation<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminUpdateInventoryItemLocationLevel, "inventory-items variants products");
